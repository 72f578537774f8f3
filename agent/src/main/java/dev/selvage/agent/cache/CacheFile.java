package dev.selvage.agent.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
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
    private static final int MAGIC = 0x53564731;
    private static final int UNCHANGED = -1;

    byte[] bytes() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream(1 << 22);
        DataOutputStream out = new DataOutputStream(body);
        out.writeInt(MAGIC);
        out.writeUTF(key);
        out.writeInt(siteCount);
        out.writeInt(sites.length);
        out.write(sites);
        writeAll(helpers, out);
        writeAll(calm, out);
        out.writeInt(classes.size());
        for (Map.Entry<String, CachedClass> entry : classes.entrySet()) {
            out.writeUTF(entry.getKey());
            write(entry.getValue(), out);
        }
        out.writeInt(CachedClass.check(body.toByteArray()));
        return body.toByteArray();
    }

    private static void writeAll(Collection<String> names, DataOutputStream out) throws IOException {
        out.writeInt(names.size());
        for (String name : names) out.writeUTF(name);
    }

    private static void write(CachedClass type, DataOutputStream out) throws IOException {
        out.writeInt(type.length());
        out.writeInt(type.check());
        byte[] rewritten = type.rewritten();
        out.writeInt(rewritten == null ? UNCHANGED : rewritten.length);
        if (rewritten != null) out.write(rewritten);
    }

    /** What the bytes hold; null when they are damaged or made for something else. */
    static @Nullable CacheFile of(byte[] bytes, String key) throws IOException {
        if (bytes.length < 2 * Integer.BYTES) return null;
        int end = bytes.length - Integer.BYTES;
        DataInputStream sum = new DataInputStream(new ByteArrayInputStream(bytes, end, Integer.BYTES));
        if (sum.readInt() != CachedClass.check(Arrays.copyOf(bytes, end))) return null;
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, end));
        if (in.readInt() != MAGIC || !in.readUTF().equals(key)) return null;
        int siteCount = in.readInt();
        byte[] sites = in.readNBytes(in.readInt());
        Collection<String> helpers = readAll(in, new ArrayList<>());
        Collection<String> calm = readAll(in, new HashSet<>());
        Map<String, CachedClass> classes = new HashMap<>();
        for (int left = in.readInt(); left > 0; left--) classes.put(in.readUTF(), read(in));
        return new CacheFile(key, siteCount, sites, helpers, calm, classes);
    }

    private static Collection<String> readAll(DataInputStream in, Collection<String> names) throws IOException {
        for (int left = in.readInt(); left > 0; left--) names.add(in.readUTF());
        return names;
    }

    private static CachedClass read(DataInputStream in) throws IOException {
        int length = in.readInt();
        int check = in.readInt();
        int size = in.readInt();
        return new CachedClass(length, check, size == UNCHANGED ? null : in.readNBytes(size));
    }
}
