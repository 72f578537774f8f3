package dev.selvage.explorer.directed.profile;

import dev.selvage.runtime.Site;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * An instruction of the program; the same in every run and in every JVM.
 *
 * @param file source file, or the class where the file is not known
 * @param offset position of the instruction in its method, which tells accesses on one line apart
 * @param member the field or the called method; empty where there is none
 * @param library the instruction of the library that the program's line made do it; empty in the program itself
 */
public record Location(String className, String file, int line, int offset, String member, String library)
        implements Comparable<Location> {
    /** How the place of a lock that no instruction takes ends. */
    private static final String SYNCHRONIZED_METHOD = "@-1";

    private static final Comparator<Location> ORDER = Comparator.comparing(Location::file)
            .thenComparing(Location::line)
            .thenComparing(Location::offset)
            .thenComparing(Location::className)
            .thenComparing(Location::member)
            .thenComparing(Location::library);

    /** What happens in the library belongs to the line of the program that called it. */
    public static @Nullable Location of(@Nullable Site at, @Nullable Site caller) {
        Site user = at != null && at.user ? at : caller;
        if (user == null) return null;
        String library =
                at == null || at == user ? "" : at.className + "." + at.method + ":" + at.line + "@" + at.offset;
        Site named = at == null ? user : at;
        String file = user.file == null ? user.className : user.file;
        return new Location(
                user.className, file, user.line, user.offset, named.member == null ? "" : named.member, library);
    }

    /** An instruction that is nothing but a name. */
    public static Location named(String name) {
        return new Location("", name, 0, 0, "", "");
    }

    /**
     * Whether this is the lock of a synchronized method of the library, and {@code call} the instruction that calls it. Such a
     * lock is taken before any hook in the method is reached, so that only the call can be seen to come.
     */
    public boolean isEnteredBy(Location call) {
        return library.endsWith(SYNCHRONIZED_METHOD)
                && call.library.isEmpty()
                && library.contains("." + call.member.substring(call.member.lastIndexOf('.') + 1) + ":")
                && isWhere(call);
    }

    /**
     * Whether this is the lock of a synchronized method that the library calls while it does what the program asked for at
     * {@code lock}: no hook is reached before it. Method references have no line by which to tell.
     */
    public boolean isHiddenIn(Location lock) {
        return line > 0 && library.endsWith(SYNCHRONIZED_METHOD) && !library.equals(lock.library) && isWhere(lock);
    }

    /** Whether both belong to one instruction of the program. */
    private boolean isWhere(Location other) {
        return line == other.line
                && offset == other.offset
                && file.equals(other.file)
                && className.equals(other.className);
    }

    /** {@code Bank.java:42}. */
    public String shortForm() {
        return line == 0 ? file : file + ":" + line;
    }

    @Override
    public int compareTo(Location other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return shortForm();
    }
}
