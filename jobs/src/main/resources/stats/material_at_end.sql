-- The material of the final positions: every balance up to seven men, the larger ones together.
-- material: Men of White and of Black, strongest first: KRP-KR; 8-16 men and 17-32 men for the others.
-- result: The Result tag; null when there is none or it is none of the four.
-- games: Number of games.
-- share: These games among all games with the material, 0 to 1.
-- mated: Games among them that ended in checkmate.
-- dead: Games among them whose final position is proved dead.
SELECT
  material, result, count(*) AS games, count(*) / sum(count(*)) OVER (PARTITION BY material) AS share,
  count_if(board_state = 'checkmate') AS mated, count_if(dead = 'yes') AS dead
FROM (
  SELECT
    result, board_state, dead,
    CASE
      WHEN length(men) > 16 THEN '17-32 men'
      WHEN length(men) > 7 THEN '8-16 men'
      ELSE concat(
        repeat('K', length(men) - length(replace(men, 'K'))), repeat('Q', length(men) - length(replace(men, 'Q'))),
        repeat('R', length(men) - length(replace(men, 'R'))), repeat('B', length(men) - length(replace(men, 'B'))),
        repeat('N', length(men) - length(replace(men, 'N'))), repeat('P', length(men) - length(replace(men, 'P'))), '-',
        repeat('K', length(men) - length(replace(men, 'k'))), repeat('Q', length(men) - length(replace(men, 'q'))),
        repeat('R', length(men) - length(replace(men, 'r'))), repeat('B', length(men) - length(replace(men, 'b'))),
        repeat('N', length(men) - length(replace(men, 'n'))), repeat('P', length(men) - length(replace(men, 'p'))))
    END AS material
  FROM (
    SELECT result, board_state, dead, translate(substring_index(final_fen, ' ', 1), '12345678/', '') AS men
    FROM games
    WHERE final_fen IS NOT NULL
  )
)
GROUP BY material, result
