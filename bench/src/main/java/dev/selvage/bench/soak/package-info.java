/**
 * Many runs in one JVM, to see whether anything of them stays behind. Start reading at
 * {@link dev.selvage.bench.soak.Soak}.
 */
@NullMarked
package dev.selvage.bench.soak;

import org.jspecify.annotations.NullMarked;
