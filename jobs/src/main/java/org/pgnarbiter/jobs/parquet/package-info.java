/**
 * Writes large tables as Parquet, with less work than Spark's own writer: rows go to Parquet's columns as they are, without
 * being copied and without walking the schema for each of them.
 */
package org.pgnarbiter.jobs.parquet;
