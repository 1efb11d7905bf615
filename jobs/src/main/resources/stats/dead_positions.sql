-- Positions in which nobody can mate, and flag falls whose winner cannot.
-- year: Year in which the game was played; null when unknown.
-- laws: The rule set; several with + between where date or place leave it open.
-- games: Number of games, the denominator of all others here.
-- dead: Games whose final position is proved dead.
-- dead_undecided: Games whose final position was not decided: open or undecided in games.dead.
-- played_on_when_dead: Games with moves after a position proved dead.
-- won_on_time: Games recorded as won on time.
-- won_on_time_without_mate: Those among them whose winner provably cannot mate by any series of legal moves.
-- won_on_time_undecided: Those among them where that was not decided.
-- won_otherwise_without_mate: Other decisive games whose winner provably cannot mate in the final position.
SELECT
  year, laws, sum(games) AS games,
  sum(if(dead = 'yes', games, 0)) AS dead,
  sum(if(dead IN ('open', 'undecided'), games, 0)) AS dead_undecided,
  sum(if(dead_before_the_end, games, 0)) AS played_on_when_dead,
  sum(if(won_on_time, games, 0)) AS won_on_time,
  sum(if(won_on_time AND winner_can_mate = 'no', games, 0)) AS won_on_time_without_mate,
  sum(if(won_on_time AND winner_can_mate IN ('open', 'undecided'), games, 0)) AS won_on_time_undecided,
  sum(if(NOT won_on_time AND winner_can_mate = 'no', games, 0)) AS won_otherwise_without_mate
FROM (
  SELECT *, coalesce(recorded_termination = 'time_forfeit' AND result IN ('1-0', '0-1'), false) AS won_on_time FROM cells
)
GROUP BY year, laws
