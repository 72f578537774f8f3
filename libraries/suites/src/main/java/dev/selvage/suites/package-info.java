/**
 * Runs test methods of published suites under control, one campaign each, and tells what came of them. Start at {@link dev.selvage.suites.Suites}. What runs in
 * the program under test is in {@code program}.
 */
@NullMarked
package dev.selvage.suites;

import org.jspecify.annotations.NullMarked;
