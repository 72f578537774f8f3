/** The tables of the papers on systematic search, measured on fresh programs with the same bugs. */
@NullMarked
package dev.selvage.bench.tables;

import org.jspecify.annotations.NullMarked;
