package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.Kind;
import java.util.Optional;

/**
 * The ways in which a remote access r between two consecutive accesses p and c of one thread to the same memory makes their
 * outcome differ from every serial one.
 *
 * <p>After S. Lu, S. Park, Y. Zhou: Finding atomicity-violation bugs through unserializable interleaving testing (TSE 2012),
 * figure 3. An atomic update counts as a read and a write in one.
 */
public enum Unserializable {
    /** Two reads that should agree see two values. */
    READ_WRITE_READ("R-W-R"),
    /** A thread does not read what it has written. */
    WRITE_WRITE_READ("W-W-R"),
    /** A write that depends on a read overwrites what came in between. */
    READ_WRITE_WRITE("R-W-W"),
    /** Another thread reads a value in between that was never meant to be seen. */
    WRITE_READ_WRITE("W-R-W");

    private final String shape;

    Unserializable(String shape) {
        this.shape = shape;
    }

    /** The kinds of p, r and c: {@code R-W-W}. */
    public String shape() {
        return shape;
    }

    /** The case that the kinds of three accesses are, if any. */
    public static Optional<Unserializable> of(Kind p, Kind r, Kind c) {
        if (p.reads() && r.writes() && c.writes()) return Optional.of(READ_WRITE_WRITE);
        if (p.reads() && r.writes() && c.reads()) return Optional.of(READ_WRITE_READ);
        if (p.writes() && r.writes() && c.reads()) return Optional.of(WRITE_WRITE_READ);
        if (p.writes() && r.reads() && c.writes()) return Optional.of(WRITE_READ_WRITE);
        return Optional.empty();
    }
}
