/**
 * The register of strategies: {@link dev.selvage.explorer.strategy.register.Strategies} lists those that are built in.
 */
@NullMarked
package dev.selvage.explorer.strategy.register;

import org.jspecify.annotations.NullMarked;
