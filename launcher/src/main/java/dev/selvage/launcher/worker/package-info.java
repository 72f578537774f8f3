/**
 * What a worker of a campaign does, in the JVM that was started for it.
 *
 * <p>Links the engine and through it the runtime, which the boot loader has only once control has been prepared: {@code WorkerMain} names nothing of them. Start reading at
 * {@link dev.selvage.launcher.worker.WorkerMain}.
 */
@NullMarked
package dev.selvage.launcher.worker;

import org.jspecify.annotations.NullMarked;
