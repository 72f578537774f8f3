/**
 * Starts JVMs with the agent and speaks to them.
 *
 * <p>The JVM that starts others says how in a {@link dev.selvage.launcher.JvmCommand}: where it {@linkplain dev.selvage.launcher.EntryPoint begins}, with which {@code java},
 * options, system properties, folder and environment. {@link dev.selvage.launcher.StartedJvm} is what it gets; the started JVM finds its
 * {@link dev.selvage.launcher.Caller}. Both have {@code WorkLines} then, over which any record travels as a line of JSON, so that whoever writes a main class of its own
 * agrees with it on messages of its own. The connection stays open until one of the two closes it: a JVM that is warm may get one order after the other.
 *
 * <pre>{@code
 * JvmCommand command = JvmCommand.of(new MainClass(ToolFiles.agentJar().orElseThrow(), classPath, "org.example.WorkerMain"))
 *         .withOptions(JvmOptions.ofThisJvm())
 *         .withFolder(folder);
 * try (StartedJvm jvm = StartedJvm.start(command); Deadline late = Deadline.in(limit, jvm::close)) {
 *     WorkLines lines = jvm.connect();
 *     lines.send(question);
 *     Answer answer = lines.receive(Answer.class); // null when it has ended: jvm.ending() tells how
 * }
 * }</pre>
 *
 * <p>A time limit is a {@link dev.selvage.launcher.Deadline} that closes the JVM; whoever waits for it then gets an exception or the end of the lines. The other packages
 * hold what is said to workers of a campaign. This one knows the lines of {@code report}, and nothing of what they say. Start reading at
 * {@link dev.selvage.launcher.StartedJvm}.
 */
@NullMarked
package dev.selvage.launcher;

import org.jspecify.annotations.NullMarked;
