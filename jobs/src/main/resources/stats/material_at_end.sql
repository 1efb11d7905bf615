-- The material of the final positions: every balance up to seven men, the larger ones together.
-- material: Men of White and of Black, strongest first: KRP-KR; 8-16 men and 17-32 men for the others.
-- result: The Result tag; null when there is none or it is none of the four.
-- games: Number of games.
-- share: These games among all games with the material, 0 to 1.
-- mated: Games among them that ended in checkmate.
-- dead: Games among them whose final position is proved dead.
SELECT
  material, result, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY material) AS share,
  sum(if(mated, games, 0)) AS mated, sum(if(is_dead, games, 0)) AS dead
FROM materials
GROUP BY material, result
