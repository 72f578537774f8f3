/**
 * RankChecker: schedules in the order of their ranks, likely failures first.
 */
@NullMarked
package dev.selvage.explorer.strategy.rank;

import org.jspecify.annotations.NullMarked;
