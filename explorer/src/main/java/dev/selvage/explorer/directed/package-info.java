/**
 * Directed testing: predicts from a run what else could happen, and makes it happen. {@code profile} is what a run did, {@code
 * criterion} what can be covered, {@code ctrigger} predicts unserializable interleavings, {@code tsa} synchronization pairs;
 * strategies make use of them.
 */
@NullMarked
package dev.selvage.explorer.directed;

import org.jspecify.annotations.NullMarked;
