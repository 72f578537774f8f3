/**
 * Programs under test: what a run executes, started anew each time.
 *
 * <p>A {@code main} program gets a class loader of its own for every run, so that its statics start anew; class files are
 * read and rewritten once.
 */
@NullMarked
package dev.selvage.explorer.program;

import org.jspecify.annotations.NullMarked;
