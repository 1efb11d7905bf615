-- How the games of each year ended.
-- year: Year in which the game was played; null when unknown.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- certainty: How sure that is: certain, likely or unknown.
-- games: Number of games.
-- share: These games among all games of the year, 0 to 1.
SELECT year, termination, certainty, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY year) AS share
FROM cells
GROUP BY year, termination, certainty
