-- One row for each combination that occurs of what most tables ask for: the one reading of games that they share.
SELECT
  year,
  array_join(laws, '+') AS laws,
  speed,
  CAST(floor((white_elo + black_elo) / 400) * 200 AS INT) AS rating_from,
  result,
  verdict,
  termination,
  certainty,
  recorded_termination,
  dead,
  coalesce(dead_ply < plies, false) AS dead_before_the_end,
  CASE result WHEN '1-0' THEN white_can_mate WHEN '0-1' THEN black_can_mate END AS winner_can_mate,
  count(*) AS games,
  sum(CAST(plies AS BIGINT)) AS plies
FROM games
GROUP BY ALL
