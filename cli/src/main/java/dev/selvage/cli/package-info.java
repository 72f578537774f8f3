/**
 * The {@code selvage} command: one class per subcommand.
 *
 * <p>May use every other module. A command parses and checks its options first, then hooks the JDK, then hands over to
 * {@link dev.selvage.cli.session}. Start reading at {@link dev.selvage.cli.Main}.
 */
@NullMarked
package dev.selvage.cli;

import org.jspecify.annotations.NullMarked;
