package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.report.model.EndlessLoop.Writer;
import dev.selvage.report.model.SourceLine;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The program's lines that write a field. */
final class WriteSites {
    private final List<Site> writes = new ArrayList<>();

    WriteSites() {
        for (int id = 1; id <= Sites.count(); id++) {
            Site site = Sites.get(id);
            if (site != null && site.user && site.operation == Operation.WRITE) writes.add(site);
        }
    }

    /**
     * Those of the threads that are in a method that writes the field. Others would say nothing: every class that was ever
     * loaded in this JVM has sites.
     */
    List<Writer> of(@Nullable String member, List<StrandSnapshot> strands) {
        Set<Writer> writers = new LinkedHashSet<>();
        for (StrandSnapshot strand : strands) {
            if (member == null || strand.phase() != ModelStrand.Phase.LIVE) continue;
            for (Site site : writes) {
                if (member.equals(site.member) && isIn(strand, site)) writers.add(writer(strand, site));
            }
        }
        return List.copyOf(writers);
    }

    private static boolean isIn(StrandSnapshot strand, Site site) {
        return strand.stack().stream()
                .anyMatch(frame -> frame.getClassName().equals(site.className)
                        && frame.getMethodName().equals(site.method));
    }

    private static Writer writer(StrandSnapshot strand, Site site) {
        return new Writer(strand.id(), new SourceLine(site.className, site.method, site.file, site.line));
    }
}
