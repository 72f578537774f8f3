/**
 * What happens once the JDK is hooked: campaigns and replays, shown on the console.
 *
 * <p>These classes link the engine and through it the runtime, which the boot loader has only after
 * {@link dev.selvage.launcher.control.Control#install()}: commands name them in method bodies and nowhere else. Start reading
 * at {@link dev.selvage.cli.session.RunSession}.
 */
@NullMarked
package dev.selvage.cli.session;

import org.jspecify.annotations.NullMarked;
