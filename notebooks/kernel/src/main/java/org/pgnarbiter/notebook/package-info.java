/**
 * Java in Jupyter for the notebooks: {@link org.pgnarbiter.notebook.JavaKernel} speaks Jupyter's protocol, {@link
 * org.pgnarbiter.notebook.Rerun} runs notebooks without Jupyter and compares; both leave the cells to JShell. What cells
 * may call without a prefix is in {@link org.pgnarbiter.notebook.Nb}.
 */
package org.pgnarbiter.notebook;
