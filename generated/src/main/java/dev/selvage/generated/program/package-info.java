/**
 * Generated programs: made from a seed, written as Java source, made smaller. Start reading at
 * {@link dev.selvage.generated.program.Generator}.
 */
@NullMarked
package dev.selvage.generated.program;

import org.jspecify.annotations.NullMarked;
