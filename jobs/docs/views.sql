-- The tables of a run as views for Spark's SQL, as arbiter sql has them:
-- spark-sql --conf spark.arbiter.run=out -i jobs/docs/views.sql
CREATE OR REPLACE TEMPORARY VIEW games USING parquet OPTIONS (path '${spark.arbiter.run}/games');
CREATE OR REPLACE TEMPORARY VIEW findings USING parquet OPTIONS (path '${spark.arbiter.run}/findings');
CREATE OR REPLACE TEMPORARY VIEW inputs USING parquet OPTIONS (path '${spark.arbiter.run}/inputs');
CREATE OR REPLACE TEMPORARY VIEW duplicates USING parquet OPTIONS (path '${spark.arbiter.run}/duplicates');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_year USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_year');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_laws USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_laws');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_rating USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_rating');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_speed USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_speed');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_time_control USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_time_control');
CREATE OR REPLACE TEMPORARY VIEW stats_terminations_by_event USING parquet OPTIONS (path '${spark.arbiter.run}/stats/terminations_by_event');
CREATE OR REPLACE TEMPORARY VIEW stats_results_by_termination USING parquet OPTIONS (path '${spark.arbiter.run}/stats/results_by_termination');
CREATE OR REPLACE TEMPORARY VIEW stats_verdicts_by_year USING parquet OPTIONS (path '${spark.arbiter.run}/stats/verdicts_by_year');
CREATE OR REPLACE TEMPORARY VIEW stats_game_length USING parquet OPTIONS (path '${spark.arbiter.run}/stats/game_length');
CREATE OR REPLACE TEMPORARY VIEW stats_draws USING parquet OPTIONS (path '${spark.arbiter.run}/stats/draws');
CREATE OR REPLACE TEMPORARY VIEW stats_claims_not_made USING parquet OPTIONS (path '${spark.arbiter.run}/stats/claims_not_made');
CREATE OR REPLACE TEMPORARY VIEW stats_findings_by_year USING parquet OPTIONS (path '${spark.arbiter.run}/stats/findings_by_year');
CREATE OR REPLACE TEMPORARY VIEW stats_material_at_end USING parquet OPTIONS (path '${spark.arbiter.run}/stats/material_at_end');
CREATE OR REPLACE TEMPORARY VIEW stats_dead_positions USING parquet OPTIONS (path '${spark.arbiter.run}/stats/dead_positions');
CREATE OR REPLACE TEMPORARY VIEW stats_reader_problems USING parquet OPTIONS (path '${spark.arbiter.run}/stats/reader_problems');
CREATE OR REPLACE TEMPORARY VIEW stats_sources USING parquet OPTIONS (path '${spark.arbiter.run}/stats/sources');
