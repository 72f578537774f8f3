/**
 * The files of a campaign: {@code result.json} and {@code failure-N.json}, described in {@code docs/files.md}.
 *
 * <p>A file is there as a whole or not at all, and one that cannot be understood is refused with a line of reasons. The
 * only package that uses Jackson. Start reading at {@link dev.selvage.report.json.JsonFolder}.
 */
@NullMarked
package dev.selvage.report.json;

import org.jspecify.annotations.NullMarked;
