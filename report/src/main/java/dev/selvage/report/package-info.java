/**
 * Turns the results of a campaign into files for machines and text for people.
 *
 * <p>Reads the records of {@code model} only; {@code explain} chooses what matters in a trace, {@code console} and
 * {@code json} write it. Uses Jackson and no other module. Start reading at {@link dev.selvage.report.ReportWriter}.
 */
@NullMarked
package dev.selvage.report;

import org.jspecify.annotations.NullMarked;
