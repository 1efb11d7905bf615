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
  source, count(*) AS games, count_if(stop IS NULL) AS complete,
  count_if(stop IN ('illegal_move', 'ambiguous_move')) AS illegal, count_if(verdict = 'not_judged') AS not_judged,
  count_if(date IS NULL) AS without_date, count_if(result IS NULL OR result = '*') AS without_result,
  count_if(size(problems) > 0) AS with_problems, count_if(verdict = 'conflict') AS conflict,
  count_if(verdict = 'contradicts') AS contradicts, count_if(worst <= 2) AS severe, avg(plies) AS mean_plies
FROM games
GROUP BY source
