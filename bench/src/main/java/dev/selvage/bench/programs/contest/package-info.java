/**
 * Fresh programs with the bugs of the ConTest programs that RankChecker was measured on. Sizes are arguments.
 */
package dev.selvage.bench.programs.contest;
