package dev.selvage.agent.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import org.junit.jupiter.api.Test;

class SiteTableTest {
    @Test
    void sites_are_read_as_they_were_written() {
        int first = Sites.add(new Site(Operation.WRITE, "a.B", "run", "B.java", 70_000, 3, "B.größe", true));
        Sites.add(new Site(Operation.LOCK, "a.B", "run", "B.java", 0, -1, null, false));
        Sites.add(new Site(Operation.READ, "a.B", "run", "B.java", 7, 9, "B.flag", "a.B.flag", true, true));
        Sites.add(new Site(Operation.READ, "a.B", "run", "B.java", 7, 9, "B.flag", null, false, true));
        int last = Sites.add(new Site(Operation.CALL, "a.C", "<init>", null, 12, 200, "List.add", true));

        Site[] read = SiteTable.read(SiteTable.bytesOf(last));

        assertThat(read).hasSize(last);
        for (int id = first; id <= last; id++) {
            assertThat(read[id - 1]).usingRecursiveComparison().isEqualTo(Sites.get(id));
        }
    }
}
