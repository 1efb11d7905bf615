-- Findings by code, severity and year.
-- code: The finding, a code of the list of findings.
-- severity: 1 critical to 5 informational.
-- year: Year in which the game was played; null when unknown.
-- findings: Number of findings.
-- games: Number of games with such a finding.
-- accepted: Findings among them that somebody has looked at and declared right.
SELECT code, severity, year, sum(findings) AS findings, sum(games) AS games, sum(accepted) AS accepted
FROM (
  SELECT
    list, finding.code, finding.severity, year, count(*) * first(games) AS findings, first(games) AS games,
    count_if(finding.accepted) * first(games) AS accepted
  FROM (
    SELECT list, games, year, explode(findings) AS finding
    FROM (SELECT *, monotonically_increasing_id() AS list FROM finding_lists)
  )
  GROUP BY list, finding.code, finding.severity, year
)
GROUP BY code, severity, year
