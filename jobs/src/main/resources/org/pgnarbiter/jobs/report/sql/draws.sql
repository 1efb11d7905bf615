-- title: Draws by cause
-- says: Games recorded as drawn. Where the record is silent, a claim is taken to be likely if one was possible, else agreement.
-- show: bars games
select termination, certainty, count(*) as games, round(100.0 * count(*) / sum(count(*)) over (), 2) as percent
from games
where result = '1/2-1/2'
group by termination, certainty
order by games desc, termination, certainty
