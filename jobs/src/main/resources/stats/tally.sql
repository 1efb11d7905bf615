-- The one reading of games that all tables are made of: every struct here is a key, and for each value of it that occurs
-- the view of its name has a row: the fields of the key, the number of games with it and the sum of their plies. A game
-- whose key is null is left out of that view.
SELECT
  CAST(coalesce(plies, 0) AS BIGINT) AS plies,
  struct(
    year,
    array_join(laws, '+') AS laws,
    speed,
    CAST(floor((white_elo + black_elo) / 400) * 200 AS INT) AS rating_from,
    result,
    verdict,
    termination,
    certainty,
    recorded_termination,
    dead,
    coalesce(dead_ply < plies, false) AS dead_before_the_end,
    CASE result WHEN '1-0' THEN white_can_mate WHEN '0-1' THEN black_can_mate END AS winner_can_mate
  ) AS cells,
  struct(speed, result, CAST(floor(plies / 20) * 10 AS INT) AS moves_from) AS lengths,
  if(base_seconds IS NULL, NULL, struct(base_seconds, increment_seconds, termination)) AS controls,
  struct(event, termination, verdict <=> 'contradicts' AS contradicts) AS events,
  if(
    men IS NULL, NULL,
    struct(
      CASE WHEN length(men) > 17 THEN '17-32 men' WHEN length(men) > 8 THEN '8-16 men' ELSE men END AS material,
      result,
      board_state <=> 'checkmate' AS mated,
      dead <=> 'yes' AS is_dead)
  ) AS materials,
  struct(
    source,
    stop IS NULL AS complete,
    coalesce(stop IN ('illegal_move', 'ambiguous_move'), false) AS illegal,
    verdict <=> 'not_judged' AS not_judged,
    date IS NULL AS without_date,
    result IS NULL OR result = '*' AS without_result,
    size(problems) > 0 AS with_problems,
    verdict <=> 'conflict' AS conflict,
    verdict <=> 'contradicts' AS contradicts,
    coalesce(worst <= 2, false) AS severe
  ) AS files,
  if(
    size(claims) > 0,
    struct(
      result,
      transform(
        filter(claims, c -> c.first_ply < plies),
        c -> struct(c.kind, c.mode, CAST(floor((plies - c.first_ply) / 10) * 10 AS INT) AS plies_from, c.claimant)
      ) AS claims),
    NULL
  ) AS claim_lists,
  if(
    size(findings) > 0, struct(year, transform(findings, f -> struct(f.code, f.severity, f.accepted)) AS findings), NULL
  ) AS finding_lists,
  if(size(problems) > 0, struct(source, problems), NULL) AS problem_lists
FROM (SELECT *, fen_material(final_fen) AS men FROM games)
