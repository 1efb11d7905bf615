-- title: Draws that could have been claimed
-- says: Games in which a player could have claimed a draw, and what became of them. Turns: how often he could have done so.
-- show: bars games
select c.kind, c.mode, count(distinct (source, block_offset, byte_offset)) as games,
       count(distinct (source, block_offset, byte_offset)) filter (where result = '1/2-1/2') as drawn,
       count(distinct (source, block_offset, byte_offset))
         filter (where result = if(c.claimant = 'white', '0-1', '1-0')) as claimant_lost,
       cast(max(c.turns) as integer) as most_turns
from (select source, block_offset, byte_offset, result, unnest(claims) as c from games)
group by c.kind, c.mode
order by games desc, c.kind, c.mode
