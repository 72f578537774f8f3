package dev.selvage.report.explain;

import org.jspecify.annotations.Nullable;

/** Short forms of the names that stand in a trace. */
final class Names {
    private Names() {}

    /** {@code value} for {@code Counter.value}, {@code [3]} for {@code [3]}, nothing for null. */
    static String simple(@Nullable String member) {
        return member == null ? "" : member.substring(member.lastIndexOf('.') + 1);
    }

    /** {@code ArrayList.add} for {@code java.util.ArrayList.add:486}. */
    static String libraryMethod(String library) {
        String method = library.replaceFirst(":\\d+$", "");
        int name = method.lastIndexOf('.');
        return method.substring(method.lastIndexOf('.', name - 1) + 1);
    }
}
