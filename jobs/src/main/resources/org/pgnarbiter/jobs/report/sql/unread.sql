-- title: Games that could not be followed to the end
-- says: Why the replay stopped, with one example of what stood there. The moves before it keep their facts.
-- show: bars games
select stop as reason, count(*) as games, min(stop_token) as example
from games
where stop is not null
group by stop
order by games desc, reason
