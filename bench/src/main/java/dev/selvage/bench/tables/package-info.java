/** The tables of the papers on systematic search and on directed testing, measured on fresh programs with the same bugs. */
@NullMarked
package dev.selvage.bench.tables;

import org.jspecify.annotations.NullMarked;
