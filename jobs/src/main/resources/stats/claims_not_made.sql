-- Draws that a player could have claimed while the game went on, and by how much it did. One game can have several claims.
-- kind: threefold or fifty.
-- mode: on_board: the position was there; intended: the next move, written down, would have made it.
-- plies_from: Plies played after the first chance, rounded down to 10.
-- outcome: What became of the claimant: won, drew, lost or unknown.
-- claims: Number of claims available and not made.
-- games: Number of games that they come from.
-- share: These claims among all of their kind and mode, 0 to 1.
SELECT
  kind, mode, plies_from, outcome, sum(claims) AS claims, sum(games) AS games,
  sum(claims) / sum(sum(claims)) OVER (PARTITION BY kind, mode) AS share
FROM (
  SELECT list, kind, mode, plies_from, outcome, count(*) * first(games) AS claims, first(games) AS games
  FROM (
    SELECT
      list, games, claim.kind, claim.mode, claim.plies_from,
      CASE
        WHEN result = '1/2-1/2' THEN 'drew'
        WHEN result = '1-0' THEN if(claim.claimant = 'white', 'won', 'lost')
        WHEN result = '0-1' THEN if(claim.claimant = 'black', 'won', 'lost')
        ELSE 'unknown'
      END AS outcome
    FROM (
      SELECT list, games, result, explode(claims) AS claim
      FROM (SELECT *, monotonically_increasing_id() AS list FROM claim_lists)
    )
  )
  GROUP BY list, kind, mode, plies_from, outcome
)
GROUP BY kind, mode, plies_from, outcome
