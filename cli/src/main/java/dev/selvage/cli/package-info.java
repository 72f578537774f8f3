/**
 * The {@code selvage} command.
 *
 * <p>May use every other module; start reading at {@code Main}.
 */
@NullMarked
package dev.selvage.cli;

import org.jspecify.annotations.NullMarked;
