-- How long games are, by speed and result.
-- speed: bullet, blitz, rapid, classical or correspondence, as in games.speed; null when unknown.
-- result: The Result tag; null when there is none or it is none of the four.
-- moves_from: Length in full moves (two plies), rounded down to 10: 20 are the games of 20 to 29 moves.
-- games: Number of games.
-- share: These games among all games of the speed, 0 to 1.
SELECT
  speed, result, moves_from, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY speed) AS share
FROM lengths
GROUP BY speed, result, moves_from
