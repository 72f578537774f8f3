/**
 * What the command leaves on the terminal and on disk: streams, the progress line, the output folder, complaints.
 *
 * <p>Uses the report's writers and nothing that runs programs. Start reading at
 * {@link dev.selvage.cli.output.OutputFolder}.
 */
@NullMarked
package dev.selvage.cli.output;

import org.jspecify.annotations.NullMarked;
