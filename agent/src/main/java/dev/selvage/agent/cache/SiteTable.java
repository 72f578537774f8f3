package dev.selvage.agent.cache;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sites that the cached classes name by number, as bytes; most JVMs never look at them. */
final class SiteTable {
    private static final int NONE = -1;
    private static final int OF_USER = 1;
    private static final int SYNCHRONIZING = 2;
    private static final int FLAGS = 2;

    /** Words of a site: class, method, file, member and field. */
    private static final int WORDS = 5;

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    private SiteTable() {}

    /** The first {@code count} sites. */
    static byte[] bytesOf(int count) {
        return new SiteTable().bytes(count);
    }

    private byte[] bytes(int count) {
        int[] numbered = new int[WORDS * count];
        for (int id = 1; id <= count; id++) number(site(id), numbered, WORDS * (id - 1));
        Encoder out = new Encoder(1 << 20);
        out.putTexts(words);
        out.putInt(count);
        for (int id = 1; id <= count; id++) write(site(id), numbered, WORDS * (id - 1), out);
        return out.toBytes();
    }

    private void number(Site site, int[] numbered, int at) {
        numbered[at] = number(site.className, numbered, at);
        numbered[at + 1] = number(site.method, numbered, at + 1);
        numbered[at + 2] = number(site.file, numbered, at + 2);
        numbered[at + 3] = number(site.member);
        numbered[at + 4] = number(site.field);
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

    private static void write(Site site, int[] numbered, int at, Encoder out) {
        int flags = (site.user ? OF_USER : 0) | (site.synchronizing ? SYNCHRONIZING : 0);
        out.putInt(site.operation.ordinal() << FLAGS | flags);
        out.putInt(numbered[at]);
        out.putInt(numbered[at + 1]);
        out.putInt(numbered[at + 2]);
        out.putInt(site.line);
        out.putInt(site.offset);
        out.putInt(numbered[at + 3]);
        out.putInt(numbered[at + 4]);
    }

    private int number(@Nullable String word) {
        if (word == null) return NONE;
        Integer known = numbers.putIfAbsent(word, words.size());
        if (known != null) return known;
        words.add(word);
        return words.size() - 1;
    }

    /** The sites, the first of which has the number 1. */
    static Site[] read(byte[] bytes) {
        Decoder in = new Decoder(bytes);
        List<String> words = in.getTexts(new ArrayList<>());
        Operation[] operations = Operation.values();
        Site[] sites = new Site[in.getInt()];
        for (int i = 0; i < sites.length; i++) {
            int kind = in.getInt();
            sites[i] = new Site(
                    operations[kind >> FLAGS],
                    words.get(in.getInt()),
                    words.get(in.getInt()),
                    word(words, in.getInt()),
                    in.getInt(),
                    in.getInt(),
                    word(words, in.getInt()),
                    word(words, in.getInt()),
                    (kind & OF_USER) != 0,
                    (kind & SYNCHRONIZING) != 0);
        }
        return sites;
    }

    private static @Nullable String word(List<String> words, int number) {
        return number == NONE ? null : words.get(number);
    }
}
