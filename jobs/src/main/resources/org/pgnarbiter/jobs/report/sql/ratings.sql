-- title: By rating
-- says: Average of both ratings, where both are given.
-- show: bars games
select cast((white_elo + black_elo) // 2 // 200 * 200 as varchar) || ' to '
         || cast((white_elo + black_elo) // 2 // 200 * 200 + 199 as varchar) as rating,
       count(*) as games,
       round(100.0 * count(*) filter (where result = '1-0') / count(*), 1) as white_percent,
       round(100.0 * count(*) filter (where result = '1/2-1/2') / count(*), 1) as draw_percent,
       round(100.0 * count(*) filter (where result = '0-1') / count(*), 1) as black_percent,
       round(100.0 * count(*) filter (where termination = 'checkmate') / count(*), 1) as mate_percent,
       count(*) filter (where verdict = 'contradicts') as contradict
from games
where white_elo is not null and black_elo is not null
group by (white_elo + black_elo) // 2 // 200
order by (white_elo + black_elo) // 2 // 200
