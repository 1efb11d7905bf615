-- How games ended, by the strength of the players.
-- rating_from: Mean of the two Elo tags, rounded down to 200 points; null when one is missing.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- certainty: How sure that is: certain, likely or unknown.
-- games: Number of games.
-- share: These games among all games of the rating band, 0 to 1.
SELECT
  rating_from, termination, certainty, sum(games) AS games,
  sum(games) / sum(sum(games)) OVER (PARTITION BY rating_from) AS share
FROM cells
GROUP BY rating_from, termination, certainty
