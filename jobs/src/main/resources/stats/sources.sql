-- The quality of each input file.
-- source: The input file, as in games.source.
-- games: Number of games, the denominator of all others here.
-- complete: Games replayed to their end.
-- illegal: Games that stop at an illegal or ambiguous move.
-- not_judged: Games of another variant or with an impossible start.
-- without_date: Games without a full date.
-- without_result: Games recorded as unfinished or without a result.
-- with_problems: Games in which the reader had to forgive something.
-- conflict: Games with two different results in tag and movetext.
-- contradicts: Games whose recorded result contradicts the Laws.
-- severe: Games with a finding of severity 1 or 2.
-- mean_plies: Mean number of legal plies of the games.
SELECT
  source, sum(games) AS games, sum(if(complete, games, 0)) AS complete, sum(if(illegal, games, 0)) AS illegal,
  sum(if(not_judged, games, 0)) AS not_judged, sum(if(without_date, games, 0)) AS without_date,
  sum(if(without_result, games, 0)) AS without_result, sum(if(with_problems, games, 0)) AS with_problems,
  sum(if(conflict, games, 0)) AS conflict, sum(if(contradicts, games, 0)) AS contradicts,
  sum(if(severe, games, 0)) AS severe, sum(plies) / sum(games) AS mean_plies
FROM files
GROUP BY source
