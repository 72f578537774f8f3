/** The programs that are measured; like a user's program they know the JDK only. */
@NullMarked
package dev.selvage.bench.programs;

import org.jspecify.annotations.NullMarked;
