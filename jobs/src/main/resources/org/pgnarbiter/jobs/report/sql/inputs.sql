-- title: Files
-- says: What was read, those with trouble first.
-- show: table
select path, format, status, games, bytes, text_bytes, error
from inputs
order by status <> 'ok' desc, path
limit 500
