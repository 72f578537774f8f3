/**
 * Figures of Selvage's cost, each beside a baseline from the same run of the same machine.
 *
 * <p>May use every module; never published. Programs that are measured lie in {@link dev.selvage.bench.programs}, and
 * {@link dev.selvage.bench.soak} looks for what runs leave behind. Start reading at {@link dev.selvage.bench.Figures}.
 */
@NullMarked
package dev.selvage.bench;

import org.jspecify.annotations.NullMarked;
