-- What the reader of PGN had to forgive.
-- problem: The kind of problem, a word of games.problems.
-- games: Number of games with it.
-- occurrences: How often it occurred in all.
-- sources: Number of input files with it.
SELECT
  substring_index(problem, ':', 1) AS problem, sum(games) AS games,
  sum(games * CAST(substring_index(problem, ':', -1) AS BIGINT)) AS occurrences, count(DISTINCT source) AS sources
FROM (SELECT source, games, explode(problems) AS problem FROM problem_lists)
GROUP BY substring_index(problem, ':', 1)
