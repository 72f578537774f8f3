/**
 * What one run makes suspect: pairs of accesses that may race, circles in the order of locks. Suspects are sites, which mean the same in
 * every run; whether one is real only another run can show.
 */
@NullMarked
package dev.selvage.explorer.search.suspects;

import org.jspecify.annotations.NullMarked;
