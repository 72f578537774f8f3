package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** One instrumented instruction: where it is and what it does to what. */
public final class Site {
    /** What the instruction does. */
    public final Operation operation;

    /** Binary name of the class that holds the instruction, with dots. */
    public final String className;

    public final String method;
    public final @Nullable String file;
    public final int line;

    /** Position of the instruction in its method; tells two accesses on one line apart. */
    public final int offset;

    /** The field, or the called method: {@code Counter.value}, {@code ReentrantLock.lock}; null where there is none. */
    public final @Nullable String member;

    /**
     * The accessed field with the class that declares it, {@code shop.Counter.value}: classes of several packages may have the
     * same simple name, and a class may hide a field of its superclass. Null where no field is accessed, or it is not known which.
     */
    public final @Nullable String field;

    /** Whether the class belongs to the program and not to the JDK. */
    public final boolean user;

    /**
     * Whether the memory model makes a synchronization action of the access, and not only a read or a write: accesses to
     * volatile fields, to atomics and through handles, unless they are plain or opaque, and those to threads.
     */
    public final boolean synchronizing;

    /** A number that identifies this site in every JVM. */
    public final int hash;

    /** A site that is no access to a field. */
    public Site(
            Operation operation,
            String className,
            String method,
            @Nullable String file,
            int line,
            int offset,
            @Nullable String member,
            boolean user) {
        this(operation, className, method, file, line, offset, member, null, user, false);
    }

    public Site(
            Operation operation,
            String className,
            String method,
            @Nullable String file,
            int line,
            int offset,
            @Nullable String member,
            @Nullable String field,
            boolean user,
            boolean synchronizing) {
        this.operation = operation;
        this.className = className;
        this.method = method;
        this.file = file;
        this.line = line;
        this.offset = offset;
        this.member = member;
        this.field = field;
        this.user = user;
        this.synchronizing = synchronizing;
        int h = className.hashCode() * 31 + method.hashCode();
        h = (h * 31 + line) * 31 + offset;
        this.hash = (h * 31 + operation.ordinal()) * 31 + (member == null ? 0 : member.hashCode());
    }
}
