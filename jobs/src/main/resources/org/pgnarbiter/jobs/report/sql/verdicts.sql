-- title: Verdicts
-- says: How the recorded results stand to the Laws. "Open" means that the Laws force no result, so the record may well be right.
-- show: bars games
select verdict, count(*) as games, round(100.0 * count(*) / sum(count(*)) over (), 2) as percent
from games
group by verdict
order by games desc, verdict
