package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.profile.Location;

/**
 * An interleaving with the instructions before which threads are suspended to bring it about: c and r, or the entries of
 * the outermost critical sections that hold them.
 */
public record SuspensionPoints(Interleaving interleaving, Location beforeC, Location beforeR) {}
