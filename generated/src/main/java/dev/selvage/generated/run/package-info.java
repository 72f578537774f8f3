/**
 * Generated programs under control: compiled, searched by a strategy, their outcomes collected. Start reading at
 * {@link dev.selvage.generated.run.Search}.
 */
@NullMarked
package dev.selvage.generated.run;

import org.jspecify.annotations.NullMarked;
