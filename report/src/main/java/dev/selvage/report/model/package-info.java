/**
 * What a campaign leaves behind, as plain values: results, failures, schedules and traces.
 *
 * <p>Everything that is printed or written to a file is made from these records alone, so they hold no live object of the
 * program under test. Uses nothing but the JDK. Start reading at {@link dev.selvage.report.model.CampaignResult}.
 */
@NullMarked
package dev.selvage.report.model;

import org.jspecify.annotations.NullMarked;
