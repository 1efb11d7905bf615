-- How the games judged by each rule set ended.
-- laws: The rule set, as arbiter laws lists them; several with + between where date or place leave it open.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- certainty: How sure that is: certain, likely or unknown.
-- games: Number of games.
-- share: These games among all games judged by these rules, 0 to 1.
SELECT laws, termination, certainty, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY laws) AS share
FROM cells
GROUP BY laws, termination, certainty
