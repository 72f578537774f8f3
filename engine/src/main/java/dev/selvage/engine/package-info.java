/**
 * Runs one controlled run of the program under test, one strand at a time.
 *
 * <p>Uses the runtime only; which strand goes next is decided above, by a strategy.
 */
@NullMarked
package dev.selvage.engine;

import org.jspecify.annotations.NullMarked;
