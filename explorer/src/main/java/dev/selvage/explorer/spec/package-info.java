/**
 * How users ask for something with options: {@code hapset:training=20,context=3}. Start with {@link dev.selvage.explorer.spec.Spec}.
 */
@NullMarked
package dev.selvage.explorer.spec;

import org.jspecify.annotations.NullMarked;
