-- Games of both runs that were judged differently, and those that only one of them has. A game is found again by file name
-- and place; where that fails (another packing, another folder) by its text: names, date, round, moves and how often they
-- occurred.
WITH
  before_keys AS (SELECT *, parse_filename(source) AS file FROM before.games),
  after_keys AS (SELECT *, parse_filename(source) AS file FROM after.games),
  placed AS (
    SELECT b, a
    FROM before_keys b FULL JOIN after_keys a
      ON b.file = a.file AND b.block_offset = a.block_offset AND b.byte_offset = a.byte_offset
        AND b.white IS NOT DISTINCT FROM a.white AND b.black IS NOT DISTINCT FROM a.black
  ),
  lost AS (
    SELECT b, row_number() OVER (
      PARTITION BY b.white, b.black, b.date_text, b.round, b.event, b.moves_hash, b.result_token
      ORDER BY b.source, b.block_offset, b.byte_offset) AS number
    FROM placed WHERE a.source IS NULL
  ),
  found AS (
    SELECT a, row_number() OVER (
      PARTITION BY a.white, a.black, a.date_text, a.round, a.event, a.moves_hash, a.result_token
      ORDER BY a.source, a.block_offset, a.byte_offset) AS number
    FROM placed WHERE b.source IS NULL
  ),
  pairs AS (
    SELECT b, a FROM placed WHERE a.source IS NOT NULL AND b.source IS NOT NULL
    UNION ALL
    SELECT b, a
    FROM lost FULL JOIN found
      ON lost.number = found.number AND b.moves_hash = a.moves_hash
        AND b.white IS NOT DISTINCT FROM a.white AND b.black IS NOT DISTINCT FROM a.black
        AND b.date_text IS NOT DISTINCT FROM a.date_text AND b.round IS NOT DISTINCT FROM a.round
        AND b.event IS NOT DISTINCT FROM a.event AND b.result_token IS NOT DISTINCT FROM a.result_token
  ),
  judged AS (
    SELECT
      coalesce(b.source, a.source) AS source,
      coalesce(b.block_offset, a.block_offset) AS block_offset,
      coalesce(b.byte_offset, a.byte_offset) AS byte_offset,
      coalesce(b.white, a.white) AS white,
      coalesce(b.black, a.black) AS black,
      coalesce(b.date_text, a.date_text) AS date_text,
      array_to_string(b.laws, '+') AS laws_before,
      array_to_string(a.laws, '+') AS laws_after,
      b.verdict AS verdict_before,
      a.verdict AS verdict_after,
      b.lawful_result AS lawful_before,
      a.lawful_result AS lawful_after,
      b.termination AS termination_before,
      a.termination AS termination_after,
      b.end_ply AS end_ply_before,
      a.end_ply AS end_ply_after,
      list_sort(list_transform(b.findings, lambda f: f.code || '@' || coalesce(f.ply, -1))) AS findings_before,
      list_sort(list_transform(a.findings, lambda f: f.code || '@' || coalesce(f.ply, -1))) AS findings_after,
      b.moves_hash IS NOT DISTINCT FROM a.moves_hash
        AND b.byte_length IS NOT DISTINCT FROM a.byte_length
        AND b.result_raw IS NOT DISTINCT FROM a.result_raw
        AND b.result_token IS NOT DISTINCT FROM a.result_token
        AND b.date_text IS NOT DISTINCT FROM a.date_text AS same_text,
      b.source IS NULL AS is_new,
      a.source IS NULL AS is_gone
    FROM pairs
  )
SELECT
  CASE
    WHEN is_new THEN 'only in the second run'
    WHEN is_gone THEN 'only in the first run'
    WHEN NOT same_text THEN 'input'
    WHEN laws_before IS DISTINCT FROM laws_after THEN 'rule set'
    WHEN $options THEN 'options'
    WHEN $versions THEN 'version'
    ELSE 'not known'
  END AS why,
  * EXCLUDE (same_text, is_new, is_gone, findings_before, findings_after),
  list_filter(findings_before, lambda f: NOT list_contains(findings_after, f)) AS findings_gone,
  list_filter(findings_after, lambda f: NOT list_contains(findings_before, f)) AS findings_new
FROM judged
WHERE is_new OR is_gone
  OR verdict_before IS DISTINCT FROM verdict_after OR lawful_before IS DISTINCT FROM lawful_after
  OR termination_before IS DISTINCT FROM termination_after OR end_ply_before IS DISTINCT FROM end_ply_after
  OR findings_before IS DISTINCT FROM findings_after OR laws_before IS DISTINCT FROM laws_after
ORDER BY why, source, block_offset, byte_offset
