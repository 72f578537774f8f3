/**
 * The model of what the program does with threads, monitors, parking and time, and the scheduler beneath it.
 *
 * <p>One {@link dev.selvage.engine.model.ControlledRun} directs the hooks for one run. Uses the runtime and the execution
 * of strands; which strand goes next is asked of a {@link dev.selvage.engine.model.Chooser}. Start reading at
 * {@link dev.selvage.engine.model.Scheduler}.
 */
@NullMarked
package dev.selvage.engine.model;

import org.jspecify.annotations.NullMarked;
