/**
 * JVMs that the command starts: for a replay that must not know anything of this one, and for the workers of a campaign.
 *
 * <p>Start reading at {@link dev.selvage.cli.jvm.FreshJvm}.
 */
@NullMarked
package dev.selvage.cli.jvm;

import org.jspecify.annotations.NullMarked;
