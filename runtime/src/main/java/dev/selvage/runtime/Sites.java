package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The table of program sites: what each instrumented instruction is, by the number that its hook passes.
 *
 * <p>Filled while classes are rewritten, read when something is reported. Numbers depend on the order of class loading, so
 * nothing that leaves the JVM contains them; {@link Site#hash} is the same everywhere.
 */
public final class Sites {
    private static Site[] table = new Site[1 << 12];
    private static int size = 1;
    private static volatile @Nullable Archive archive;
    private static boolean fetching;

    private Sites() {}

    /** Sites of classes that were rewritten by an earlier JVM. */
    public interface Archive {
        Site[] sites();
    }

    /** Gives the first {@code count} numbers to sites that are fetched when somebody asks for one of them. */
    public static synchronized void restore(int count, Archive sites) {
        if (size != 1) throw new IllegalStateException("there are sites already");
        size = 1 + count;
        table = new Site[Math.max(table.length, 2 * size)];
        archive = sites;
    }

    /** Threads that ask meanwhile wait here until the sites are in the table; whoever asks from inside must not begin anew. */
    private static synchronized void fetch() {
        Archive from = archive;
        if (from == null || fetching) return;
        fetching = true;
        Site[] sites = from.sites();
        System.arraycopy(sites, 0, table, 1, sites.length);
        archive = null;
    }

    public static synchronized int add(Site site) {
        if (size == table.length) {
            Site[] larger = new Site[size * 2];
            System.arraycopy(table, 0, larger, 0, size);
            table = larger;
        }
        table[size] = site;
        return size++;
    }

    /** The site of that number, or null for 0. */
    public static @Nullable Site get(int id) {
        Site site = table[id];
        if (site != null || archive == null) return site;
        fetch();
        return table[id];
    }

    /** How many sites are known. */
    public static int count() {
        return size - 1;
    }
}
