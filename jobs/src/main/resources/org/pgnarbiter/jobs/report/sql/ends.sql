-- title: Ways of ending
-- says: By the board where it ended the game, else by the record, else as the usual explanation; the certainty says which.
-- show: bars games
select termination, certainty, count(*) as games, round(100.0 * count(*) / sum(count(*)) over (), 2) as percent
from games
where termination is not null
group by termination, certainty
order by games desc, termination, certainty
