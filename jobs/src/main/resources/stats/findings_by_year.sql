-- Findings by code, severity and year.
-- code: The finding, a code of the list of findings.
-- severity: 1 critical to 5 informational.
-- year: Year in which the game was played; null when unknown.
-- findings: Number of findings.
-- games: Number of games with such a finding.
-- accepted: Findings among them that somebody has looked at and declared right.
SELECT
  finding.code, finding.severity, year, count(*) AS findings, count(DISTINCT game) AS games,
  count_if(finding.accepted) AS accepted
FROM (
  SELECT xxhash64(source, block_offset, byte_offset) AS game, year, explode(findings) AS finding
  FROM games
  WHERE size(findings) > 0
)
GROUP BY finding.code, finding.severity, year
