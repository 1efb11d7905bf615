-- Draws that a player could have claimed while the game went on, and by how much it did. One game can have several claims.
-- kind: threefold or fifty.
-- mode: on_board: the position was there; intended: the next move, written down, would have made it.
-- plies_from: Plies played after the first chance, rounded down to 10.
-- outcome: What became of the claimant: won, drew, lost or unknown.
-- claims: Number of claims available and not made.
-- games: Number of games that they come from.
-- share: These claims among all of their kind and mode, 0 to 1.
SELECT
  kind, mode, plies_from, outcome, count(*) AS claims, count(DISTINCT game) AS games,
  count(*) / sum(count(*)) OVER (PARTITION BY kind, mode) AS share
FROM (
  SELECT
    game, claim.kind, claim.mode,
    CAST(floor((plies - claim.first_ply) / 10) * 10 AS INT) AS plies_from,
    CASE
      WHEN result = '1/2-1/2' THEN 'drew'
      WHEN result = '1-0' THEN if(claim.claimant = 'white', 'won', 'lost')
      WHEN result = '0-1' THEN if(claim.claimant = 'black', 'won', 'lost')
      ELSE 'unknown'
    END AS outcome
  FROM (
    SELECT xxhash64(source, block_offset, byte_offset) AS game, plies, result, explode(claims) AS claim
    FROM games
    WHERE size(claims) > 0
  )
  WHERE claim.first_ply < plies
)
GROUP BY kind, mode, plies_from, outcome
