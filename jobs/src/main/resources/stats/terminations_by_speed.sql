-- How games ended, by their speed.
-- speed: bullet, blitz, rapid, classical or correspondence, as in games.speed; null when unknown.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- certainty: How sure that is: certain, likely or unknown.
-- games: Number of games.
-- share: These games among all games of the speed, 0 to 1.
SELECT speed, termination, certainty, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY speed) AS share
FROM cells
GROUP BY speed, termination, certainty
