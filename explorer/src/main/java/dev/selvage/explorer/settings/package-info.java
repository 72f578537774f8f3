/**
 * What a user asks of a campaign, as one immutable value.
 */
@NullMarked
package dev.selvage.explorer.settings;

import org.jspecify.annotations.NullMarked;
