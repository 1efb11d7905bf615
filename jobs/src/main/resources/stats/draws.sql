-- Draws by their cause and by how sure the cause is. A draw is a game recorded as one.
-- year: Year in which the game was played; null when unknown.
-- termination: The cause, a word of games.termination; null where the possible rule sets differ.
-- certainty: How sure the cause is: certain, likely or unknown.
-- recorded_termination: The cause that the record gives; null when it is silent.
-- games: Number of draws.
-- share: These draws among all draws of the year, 0 to 1.
SELECT
  year, termination, certainty, recorded_termination, sum(games) AS games,
  sum(games) / sum(sum(games)) OVER (PARTITION BY year) AS share
FROM cells
WHERE result = '1/2-1/2'
GROUP BY year, termination, certainty, recorded_termination
