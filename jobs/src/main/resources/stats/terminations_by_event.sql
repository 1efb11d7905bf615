-- How the games of each event ended.
-- event: The Event tag; null when there is none.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- games: Number of games.
-- share: These games among all games of the event, 0 to 1.
-- contradicts: Games among them whose recorded result contradicts the Laws.
SELECT
  event, termination, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY event) AS share,
  sum(if(contradicts, games, 0)) AS contradicts
FROM events
GROUP BY event, termination
