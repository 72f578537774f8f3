package dev.selvage.agent.cache;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is in the file of a cache.
 *
 * @param key what the classes depend on
 * @param sites as {@link SiteTable} writes them
 * @param siteCount how many those are
 * @param helpers names of classes that rewriting needs
 * @param calm names of classes of which a loaded one need not be rewritten
 */
record CacheFile(
        String key,
        int siteCount,
        byte[] sites,
        Collection<String> helpers,
        Collection<String> calm,
        Map<String, CachedClass> classes) {
    private static final int MAGIC = 0x53564732;
    private static final int UNCHANGED = 0;
    private static final int CHANGED = 1;

    byte[] bytes() {
        Encoder out = new Encoder(1 << 22);
        out.putInt(MAGIC);
        out.putText(key);
        out.putInt(siteCount);
        out.putBytes(sites);
        out.putTexts(helpers);
        out.putTexts(calm);
        out.putInt(classes.size());
        for (Map.Entry<String, CachedClass> entry : classes.entrySet()) {
            out.putText(entry.getKey());
            write(entry.getValue(), out);
        }
        out.putInt(CachedClass.check(out.toBytes()));
        return out.toBytes();
    }

    private static void write(CachedClass type, Encoder out) {
        out.putInt(type.length());
        out.putInt(type.check());
        byte[] rewritten = type.rewritten();
        out.putInt(rewritten == null ? UNCHANGED : CHANGED);
        if (rewritten != null) out.putBytes(rewritten);
    }

    /** What the bytes hold; null when they are damaged or made for something else. */
    static @Nullable CacheFile of(byte[] bytes, String key) {
        int end = bytes.length - Integer.BYTES;
        if (end < Integer.BYTES) return null;
        byte[] body = Arrays.copyOf(bytes, end);
        int sum = new Decoder(Arrays.copyOfRange(bytes, end, bytes.length)).getInt();
        if (sum != CachedClass.check(body)) return null;
        Decoder in = new Decoder(body);
        if (in.getInt() != MAGIC || !in.getText().equals(key)) return null;
        int siteCount = in.getInt();
        byte[] sites = in.getBytes();
        Collection<String> helpers = in.getTexts(new ArrayList<>());
        Collection<String> calm = in.getTexts(new HashSet<>());
        Map<String, CachedClass> classes = new HashMap<>();
        for (int left = in.getInt(); left > 0; left--) classes.put(in.getText(), read(in));
        return new CacheFile(key, siteCount, sites, helpers, calm, classes);
    }

    private static CachedClass read(Decoder in) {
        int length = in.getInt();
        int check = in.getInt();
        return new CachedClass(length, check, in.getInt() == UNCHANGED ? null : in.getBytes());
    }
}
