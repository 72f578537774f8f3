/** JUnit runs whose start is measured: tests as a user has them, and what starts them. */
@NullMarked
package dev.selvage.bench.tested;

import org.jspecify.annotations.NullMarked;
