-- title: The Laws the games were judged by
-- says: Several sets in one line: the date does not say which of them applied.
-- show: table
select array_to_string(laws, ', ') as laws,
       any_value(laws_basis) as chosen_by,
       count(*) as games,
       count(*) filter (where verdict = 'agrees') as agree,
       count(*) filter (where verdict = 'contradicts') as contradict,
       count(*) filter (where verdict = 'open') as open
from games
group by 1
order by games desc, laws
limit 100
