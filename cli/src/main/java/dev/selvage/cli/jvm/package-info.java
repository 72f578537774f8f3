/**
 * JVMs that the command starts: for a replay that must not know anything of this one, and for the workers of a campaign.
 *
 * <p>Says only that they begin with the command's own jar; the rest is the launcher's.
 */
@NullMarked
package dev.selvage.cli.jvm;

import org.jspecify.annotations.NullMarked;
