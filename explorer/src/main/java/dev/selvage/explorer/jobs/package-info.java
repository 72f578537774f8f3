/**
 * Campaigns over several workers: who makes which runs, and one result of it all.
 *
 * <p>Knows workers only by the messages of {@code dev.selvage.report.work}, and nothing of how a run works. Start reading at
 * {@link dev.selvage.explorer.jobs.SharedCampaign}.
 */
@NullMarked
package dev.selvage.explorer.jobs;

import org.jspecify.annotations.NullMarked;
