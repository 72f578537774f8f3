/**
 * Options that several commands share, and the conversion of their values.
 *
 * <p>Parsed before the agent is installed: nothing here may link the engine or the runtime. Start reading at
 * {@link dev.selvage.cli.option.CampaignOptions}.
 */
@NullMarked
package dev.selvage.cli.option;

import org.jspecify.annotations.NullMarked;
