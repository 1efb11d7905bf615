-- title: By time control
-- says: The forty most frequent.
-- show: table
select time_control, count(*) as games,
       round(100.0 * count(*) filter (where result = '1/2-1/2') / count(*), 1) as draw_percent,
       round(100.0 * count(*) filter (where termination in ('time_forfeit', 'time_draw')) / count(*), 1) as time_percent,
       round(avg(plies) / 2, 1) as mean_moves
from games
where time_control is not null
group by time_control
order by games desc, time_control
limit 40
