package dev.selvage.librarytests.jars;

/** What became of the classes of a jar. */
final class JarCount {
    int classes;
    int oldest = Integer.MAX_VALUE;
    int newest;
    /** The JVM refuses them as they are, most often since a class of another jar is missing. */
    int unverifiable;

    int rewritten;
    /** They were left as they are, which is reported. */
    int refused;
    /** Something had to be left out, which is reported. */
    int omitted;
    /** They verify as they are, but not when rewritten. */
    int broken;

    void add(JarCount other) {
        classes += other.classes;
        oldest = Math.min(oldest, other.oldest);
        newest = Math.max(newest, other.newest);
        unverifiable += other.unverifiable;
        rewritten += other.rewritten;
        refused += other.refused;
        omitted += other.omitted;
        broken += other.broken;
    }

    String row(String name) {
        return "| " + name + " | " + oldest + "–" + newest + " | " + classes + " | " + rewritten + " | " + unverifiable
                + " | " + omitted + " | " + refused + " | " + broken + " |";
    }
}
