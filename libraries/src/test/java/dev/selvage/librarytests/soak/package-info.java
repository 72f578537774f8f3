/** The soak: the same programs in many JVMs, whose runs must be the same event by event. {@code libraries/soak/run} starts {@code SoakedRuns} in each. */
@NullMarked
package dev.selvage.librarytests.soak;

import org.jspecify.annotations.NullMarked;
