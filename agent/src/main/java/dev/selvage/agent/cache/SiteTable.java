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

    /** Words of a site: class, method, file and member. */
    private static final int WORDS = 4;

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    private SiteTable() {}

    /** Writes all sites that are known so far. */
    static void write(DataOutputStream out) throws IOException {
        new SiteTable().writeAll(out);
    }

    private void writeAll(DataOutputStream out) throws IOException {
        int count = Sites.count();
        int[] numbered = new int[WORDS * count];
        for (int id = 1; id <= count; id++) number(site(id), numbered, WORDS * (id - 1));
        out.writeInt(words.size());
        for (String word : words) out.writeUTF(word);
        out.writeInt(count);
        for (int id = 1; id <= count; id++) write(site(id), numbered, WORDS * (id - 1), out);
    }

    private void number(Site site, int[] numbered, int at) {
        numbered[at] = number(site.className, numbered, at);
        numbered[at + 1] = number(site.method, numbered, at + 1);
        numbered[at + 2] = number(site.file, numbered, at + 2);
        numbered[at + 3] = number(site.member);
    }

    /** Neighbours have most words in common, and looking one up takes long in code that is not compiled yet. */
    private int number(@Nullable String word, int[] numbered, int at) {
        int before = at < WORDS ? NONE : numbered[at - WORDS];
        return before != NONE && words.get(before).equals(word) ? before : number(word);
    }

    private static Site site(int id) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("there is no site " + id);
        return site;
    }

    private static void write(Site site, int[] numbered, int at, DataOutputStream out) throws IOException {
        out.writeByte(site.operation.ordinal());
        out.writeInt(numbered[at]);
        out.writeInt(numbered[at + 1]);
        out.writeInt(numbered[at + 2]);
        out.writeInt(site.line);
        out.writeInt(site.offset);
        out.writeInt(numbered[at + 3]);
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
