package dev.selvage.explorer.trace;

import org.jspecify.annotations.Nullable;

/**
 * Something that threads share: a field, an array element, or an object of the library as a whole.
 *
 * @param object name of the object, or null for a static field
 * @param member null for an object of the library, whose methods all deal with the same
 */
record Place(@Nullable String object, @Nullable String member) {

    /** What an event in the program is about: a JDK object can be looked at only by calling it. */
    static Place of(@Nullable Object target, @Nullable String object, @Nullable String member) {
        boolean isLibrary = target != null && target.getClass().getName().startsWith("java.");
        return new Place(object, isLibrary || isAccessor(member) ? null : member);
    }

    /** Calls that access a field of the object they are given; its name is not known. */
    private static boolean isAccessor(@Nullable String member) {
        return member != null && (member.startsWith("VarHandle.") || member.contains("FieldUpdater."));
    }
}
