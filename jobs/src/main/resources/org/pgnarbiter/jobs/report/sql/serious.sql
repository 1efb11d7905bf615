-- title: The most serious findings
-- says: Critical and high ones first, sixty at most; of each game the most serious.
-- show: cards
select code, severity, ply, move, fen, laws, article, confidence, detail, event, site, date_text, round, white, black,
       result, verdict, source, block_offset, byte_offset, moves_hash
from findings
where severity <= 3 and not coalesce(accepted, false)
qualify row_number() over (partition by source, block_offset, byte_offset order by severity, code, ply) = 1
order by severity, fen is null, code, date_text desc, white, black, source, block_offset, byte_offset
limit 60
