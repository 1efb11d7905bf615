-- title: By speed
-- says: By the TimeControl tag, or what the event's name says.
-- show: bars games
select coalesce(speed, 'unknown') as speed,
       count(*) as games,
       round(100.0 * count(*) filter (where result = '1/2-1/2') / count(*), 1) as draw_percent,
       round(100.0 * count(*) filter (where termination = 'checkmate') / count(*), 1) as mate_percent,
       round(100.0 * count(*) filter (where termination in ('time_forfeit', 'time_draw')) / count(*), 1) as time_percent,
       round(avg(plies) / 2, 1) as mean_moves,
       count(*) filter (where verdict = 'contradicts') as contradict
from games
group by 1
order by games desc, speed
