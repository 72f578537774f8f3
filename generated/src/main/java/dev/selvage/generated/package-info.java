/**
 * Generated programs on which strategies, engines and the bare JVM must agree. Start reading at
 * {@link dev.selvage.generated.Soak}.
 */
@NullMarked
package dev.selvage.generated;

import org.jspecify.annotations.NullMarked;
