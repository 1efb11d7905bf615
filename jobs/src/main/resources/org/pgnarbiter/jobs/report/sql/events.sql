-- title: By event
-- says: Events with contradictions first, then the largest; two hundred at most.
-- show: table
select event, count(*) as games, min(year) as first_year, max(year) as last_year,
       round(100.0 * count(*) filter (where result = '1/2-1/2') / count(*), 1) as draw_percent,
       count(*) filter (where verdict = 'contradicts') as contradict,
       count(*) filter (where worst <= 2) as serious
from games
where event is not null
group by event
order by contradict desc, games desc, event
limit 200
