/**
 * A campaign: many runs of one program under one strategy. {@link dev.selvage.explorer.campaign.Campaign} is where it begins, {@link
 * dev.selvage.explorer.campaign.Exploration} makes one run after the other and judges it.
 */
@NullMarked
package dev.selvage.explorer.campaign;

import org.jspecify.annotations.NullMarked;
