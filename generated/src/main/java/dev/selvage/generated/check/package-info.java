/**
 * Cross-checks: searches of one program under different strategies, engines and on the bare JVM are compared, and a
 * disagreement is reduced to a smallest program. Start reading at {@link dev.selvage.generated.check.CrossCheck}.
 */
@NullMarked
package dev.selvage.generated.check;

import org.jspecify.annotations.NullMarked;
