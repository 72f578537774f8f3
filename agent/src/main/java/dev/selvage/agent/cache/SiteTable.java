package dev.selvage.agent.cache;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sites that the cached classes name by number, as bytes; most JVMs never look at them. */
final class SiteTable {
    private static final int NONE = -1;

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    private SiteTable() {}

    /** Writes all sites that are known so far. */
    static void write(DataOutputStream out) throws IOException {
        new SiteTable().writeAll(out);
    }

    private void writeAll(DataOutputStream out) throws IOException {
        int count = Sites.count();
        for (int id = 1; id <= count; id++) {
            Site site = site(id);
            number(site.className);
            number(site.method);
            number(site.file);
            number(site.member);
        }
        out.writeInt(words.size());
        for (String word : words) out.writeUTF(word);
        out.writeInt(count);
        for (int id = 1; id <= count; id++) write(site(id), out);
    }

    private static Site site(int id) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("there is no site " + id);
        return site;
    }

    private void write(Site site, DataOutputStream out) throws IOException {
        out.writeByte(site.operation.ordinal());
        out.writeInt(number(site.className));
        out.writeInt(number(site.method));
        out.writeInt(number(site.file));
        out.writeInt(site.line);
        out.writeInt(site.offset);
        out.writeInt(number(site.member));
        out.writeBoolean(site.user);
    }

    private int number(@Nullable String word) {
        if (word == null) return NONE;
        Integer known = numbers.putIfAbsent(word, words.size());
        if (known != null) return known;
        words.add(word);
        return words.size() - 1;
    }

    /** The sites, the first of which has the number 1. */
    static Site[] read(DataInputStream in) {
        try {
            String[] words = new String[in.readInt()];
            for (int i = 0; i < words.length; i++) words[i] = in.readUTF();
            Operation[] operations = Operation.values();
            Site[] sites = new Site[in.readInt()];
            for (int i = 0; i < sites.length; i++) {
                sites[i] = new Site(
                        operations[in.readByte()],
                        words[in.readInt()],
                        words[in.readInt()],
                        word(words, in.readInt()),
                        in.readInt(),
                        in.readInt(),
                        word(words, in.readInt()),
                        in.readBoolean());
            }
            return sites;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable String word(String[] words, int number) {
        return number == NONE ? null : words[number];
    }
}
