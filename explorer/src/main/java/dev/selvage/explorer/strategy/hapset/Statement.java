package dev.selvage.explorer.strategy.hapset;

import dev.selvage.runtime.Site;
import java.util.List;

/**
 * A statement of the program: where it stands, and the calls by which it was reached.
 *
 * @param file source file, or class where the file is not known
 * @param offset position of the instruction in its method, which tells accesses on one line apart
 * @param context the innermost call sites, innermost first
 */
public record Statement(String file, int line, int offset, List<String> context) {
    static Statement of(Site site, List<String> context) {
        return new Statement(site.file == null ? site.className : site.file, site.line, site.offset, context);
    }

    @Override
    public String toString() {
        return file + ":" + line + "@" + offset + (context.isEmpty() ? "" : " " + context);
    }
}
