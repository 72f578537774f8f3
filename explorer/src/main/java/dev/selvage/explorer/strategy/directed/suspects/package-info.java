/**
 * Random walks that keep threads from going on where something suspect may happen, until others get there, too.
 */
@NullMarked
package dev.selvage.explorer.strategy.directed.suspects;

import org.jspecify.annotations.NullMarked;
