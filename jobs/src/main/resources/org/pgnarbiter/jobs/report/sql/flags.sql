-- title: Flag falls
-- says: Games that ended on time, and whether the side with time left could still mate.
-- show: bars games
select recorded_termination as recorded, result,
       case when result = '1-0' then white_can_mate when result = '0-1' then black_can_mate else 'drawn' end
         as winner_can_mate,
       count(*) as games,
       count(*) filter (where lawful_result = '1/2-1/2' and result <> '1/2-1/2') as should_be_drawn
from games
where recorded_termination in ('time_forfeit', 'time_draw')
group by 1, 2, 3
order by games desc, recorded, result, winner_can_mate
