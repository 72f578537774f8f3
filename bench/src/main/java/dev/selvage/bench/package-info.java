/**
 * JMH benchmarks of the hooks, the engines and whole campaigns.
 *
 * <p>May use every module; never published.
 */
@NullMarked
package dev.selvage.bench;

import org.jspecify.annotations.NullMarked;
