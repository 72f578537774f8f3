/**
 * Workers of a campaign in JVMs of their own on this machine, and the confirmation of failures by such a worker.
 *
 * <p>This is the side of the one who gives them work. It speaks in the messages of {@code report.work}, and knows nothing of how a run works. Start reading at
 * {@link dev.selvage.launcher.jobs.JvmWorker}.
 */
@NullMarked
package dev.selvage.launcher.jobs;

import org.jspecify.annotations.NullMarked;
