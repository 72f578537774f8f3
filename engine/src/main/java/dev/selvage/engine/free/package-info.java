/**
 * Runs a program freely: real threads on all cores, real monitors, real time. Its threads tell what they do, and may be held up.
 *
 * <p>Start reading at {@link dev.selvage.engine.free.FreeEngine}. What a strategy does to a run is its
 * {@link dev.selvage.engine.free.Interference}; what it learns from one is the {@link dev.selvage.engine.free.FreeTrace}.
 */
@NullMarked
package dev.selvage.engine.free;

import org.jspecify.annotations.NullMarked;
