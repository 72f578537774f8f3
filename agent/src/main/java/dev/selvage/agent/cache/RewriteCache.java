package dev.selvage.agent.cache;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the JDK that an earlier JVM has rewritten, and those that this one rewrites for the next.
 *
 * <p>Hooks name their sites by number. The table of sites is kept together with the classes and comes first in the next JVM, so
 * that the numbers stay what they are.
 */
public final class RewriteCache implements Sites.Archive {
    /** Fewer new classes are not worth a file: the next JVM rewrites them faster than this one writes. */
    private static final int FEW = 10;

    private final @Nullable File file;
    private final String key;
    private final @Nullable CacheFile kept;
    private final Map<String, CachedClass> made = new ConcurrentHashMap<>();
    private final Set<String> calm = new HashSet<>();
    private final Set<String> helpers = new HashSet<>();
    private int found;
    private int changed;
    private boolean recording = true;
    private boolean goesOn;

    private RewriteCache(@Nullable File file, String key, @Nullable CacheFile kept) {
        this.file = file;
        this.key = key;
        this.kept = kept;
    }

    /** Opens the cache of this JDK and this agent; must come before any class is rewritten. */
    public static RewriteCache open() {
        RewriteCache cache = openFile(CacheFolder.find());
        CacheFile kept = cache.kept;
        if (kept != null) Sites.restore(kept.siteCount(), cache);
        return cache;
    }

    /** A cache that holds nothing and keeps nothing. */
    public static RewriteCache none() {
        return new RewriteCache(null, "", null);
    }

    private static RewriteCache openFile(@Nullable File folder) {
        try {
            String key = CacheKey.here();
            if (folder == null || key == null) return none();
            File file = new File(folder, "jdk-" + Integer.toHexString(key.hashCode()) + CacheFolder.SUFFIX);
            CacheFile kept = file.isFile() ? CacheFile.of(Files.readAllBytes(file.toPath()), key) : null;
            return new RewriteCache(file, key, kept);
        } catch (IOException | URISyntaxException | RuntimeException unusable) {
            return none();
        }
    }

    @Override
    public Site[] sites() {
        CacheFile from = kept;
        if (from == null) throw new IllegalStateException("there are no sites");
        return SiteTable.read(from.sites());
    }

    /** Whether an earlier JVM has left classes here. */
    public boolean isFilled() {
        return kept != null;
    }

    /** Names of classes that must be loaded before any class is rewritten, see {@link #close}. */
    public Collection<String> helpers() {
        return kept == null ? List.of() : kept.helpers();
    }

    /** Whether the class, loaded already, is known to need no change. */
    public boolean isUnchanged(String name) {
        CachedClass type = kept == null ? null : kept.classes().get(name(name, true));
        return type != null && type.rewritten() == null;
    }

    /** Whether the class is known to have nothing that matters once it is initialised. */
    public boolean isCalm(String name) {
        return kept != null && kept.calm().contains(name);
    }

    public void addCalm(String name) {
        calm.add(name);
    }

    /** The class as it was rewritten earlier from the same class file; null when it was not. */
    public @Nullable Entry find(String name, boolean loaded, byte[] original) {
        CachedClass type = kept == null ? null : kept.classes().get(name(name, loaded));
        if (type == null) return null;
        if (!type.isMadeFrom(original)) {
            changed++;
            return null;
        }
        found++;
        return new Entry(type.rewritten());
    }

    /** @param rewritten null when the class is to stay as it is */
    public record Entry(byte @Nullable [] rewritten) {}

    public void add(String name, boolean loaded, byte[] original, byte @Nullable [] rewritten) {
        if (recording) made.put(name(name, loaded), CachedClass.of(original, rewritten));
    }

    /** A class that is loaded already is rewritten in another way than one that is being loaded. */
    private static String name(String name, boolean loaded) {
        return loaded ? name + " loaded" : name;
    }

    /** Has this JVM keep what is rewritten after the installation as well, see {@link #extend}. */
    public void goOn() {
        goesOn = true;
    }

    /**
     * Writes what was rewritten so far for the next JVM, unless an earlier one has left most of it. Which classes are loaded by now varies a little from JVM to
     * JVM: the rest is not worth a file.
     *
     * @param needed names of the classes that were loaded for the rewriting: the next JVM must load them before it begins
     */
    public void close(Collection<String> needed) {
        recording = goesOn;
        helpers.addAll(needed);
        // Where another agent has changed classes before, those of JVMs without it are better kept.
        if (kept == null || changed > found) write(Map.of(), Set.of());
        if (goesOn) return;
        made.clear();
        calm.clear();
    }

    /** Adds what was rewritten since to what is kept. JVMs of one kind load much the same classes, but others than the JVM that began the file. */
    public void extend() {
        if (kept != null && made.size() > FEW) write(kept.classes(), kept.calm());
    }

    /** Writes all of this JVM, besides what is kept already: sites have the same numbers in both, as their table came first. */
    private void write(Map<String, CachedClass> keptClasses, Collection<String> keptCalm) {
        File target = file;
        if (target == null) return;
        try {
            int sites = Sites.count();
            byte[] table = SiteTable.bytesOf(sites);
            Map<String, CachedClass> classes = new HashMap<>(keptClasses);
            classes.putAll(made);
            Set<String> allCalm = new HashSet<>(keptCalm);
            allCalm.addAll(calm);
            CacheFile content = new CacheFile(key, sites, table, missing(classes), allCalm, classes);
            CacheFolder.write(target, content.bytes());
            CacheFolder.removeOld(target.getParentFile());
        } catch (IOException | RuntimeException unwritable) {
            // The next JVM rewrites everything again, as this one did.
        }
    }

    /** Those that must be loaded beforehand: the others are rewritten without any help when they are loaded. */
    private List<String> missing(Map<String, CachedClass> classes) {
        List<String> missing = new ArrayList<>();
        for (String helper : helpers) {
            if (!classes.containsKey(name(helper.replace('.', '/'), false))) missing.add(helper);
        }
        return missing;
    }
}
