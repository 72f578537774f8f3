/**
 * What runs in the program under test: drives a test method of JUnit 3, 4 or 5. {@link dev.selvage.suites.program.TestMethod} is its main class,
 * {@link dev.selvage.suites.program.BareTest} that of a JVM without Selvage.
 */
@NullMarked
package dev.selvage.suites.program;

import org.jspecify.annotations.NullMarked;
