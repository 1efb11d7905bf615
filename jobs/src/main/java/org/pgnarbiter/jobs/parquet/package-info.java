/**
 * Writes large tables as Parquet, with less work than Spark's own writer: rows go to Parquet's columns as they are, without
 * being copied and without walking the schema for each of them, and what a hundred rows have in a column is written at once.
 * The encodings, pages and files are Parquet's own.
 */
package org.pgnarbiter.jobs.parquet;
