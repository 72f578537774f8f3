/**
 * Text for a terminal: a failure with its interleaving table, and the summary of a campaign.
 *
 * <p>Lays out what {@code explain} has chosen; writes nothing but text, in ASCII where the terminal has no more. Start
 * reading at {@link dev.selvage.report.console.FailureText}.
 */
@NullMarked
package dev.selvage.report.console;

import org.jspecify.annotations.NullMarked;
