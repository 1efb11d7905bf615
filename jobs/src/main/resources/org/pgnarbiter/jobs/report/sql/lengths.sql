-- title: How long games are
-- says: Games by number of moves, ten moves a column; the last column holds all longer ones.
-- show: counts
select least(plies // 20 * 10, 150) as moves,
       case result when '1/2-1/2' then 'drawn' when '1-0' then 'White won' when '0-1' then 'Black won' else 'no result' end
         as result,
       count(*) as games
from games
group by 1, 2
order by 1, 2
