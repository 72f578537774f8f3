/** Pictures of figures, as SVG. They use {@code report.model} only. */
@NullMarked
package dev.selvage.report.plot;

import org.jspecify.annotations.NullMarked;
