/** Reports: what is written about a campaign when it is over. Start with {@link dev.selvage.api.report.Report}. */
@NullMarked
package dev.selvage.api.report;

import org.jspecify.annotations.NullMarked;
