/**
 * Plug-ins: strategies, oracles, criteria and reports of others, made into those of this module.
 *
 * <p>Start with {@link dev.selvage.explorer.plugin.Plugins}, which finds them. Whatever a plug-in throws ends the campaign with a {@link
 * dev.selvage.explorer.plugin.PluginException}, and never a run of the program.
 */
@NullMarked
package dev.selvage.explorer.plugin;

import org.jspecify.annotations.NullMarked;
