-- title: All findings down to severity 4
-- says: The thousand most serious; the rest is in the table findings.
-- show: table
select severity, code, white, black, result, date_text as date, event, move, detail, source, byte_offset
from findings
where severity <= 4
order by severity, code, date_text desc, white, black, source, block_offset, byte_offset
limit 1000
