/**
 * What {@code selvage doctor} knows: the primitives of the JDK, how Selvage treats each, and how to find out whether that works
 * here. Start reading at {@link dev.selvage.cli.doctor.Primitives}.
 */
@NullMarked
package dev.selvage.cli.doctor;

import org.jspecify.annotations.NullMarked;
