-- title: What the reader had to forgive
-- says: Departures from the PGN standard that leave no doubt what is meant.
-- show: bars games
select split_part(problem, ':', 1) as problem,
       count(*) as games,
       cast(sum(try_cast(split_part(problem, ':', 2) as bigint)) as bigint) as times
from (select unnest(problems) as problem from games)
group by 1
order by games desc, problem
