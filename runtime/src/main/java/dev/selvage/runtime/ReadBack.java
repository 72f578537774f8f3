package dev.selvage.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Hooks where Java serialization fills objects that it reads back: others may have got them from a method that was called on the way. */
public final class ReadBack {
    /** Final fields are filled like any others, but reads of them are no points. */
    private static final ClassValue<Boolean> HAS_FINALS = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return !Library.isOfJdk(type) && hasFinals(type);
        }
    };

    /** Whether code of the program could have had an object of a stream that was not filled yet, in this run. */
    private static boolean programWasCalled;

    private ReadBack() {}

    /** A run begins. */
    static void restart() {
        programWasCalled = false;
    }

    /** Before a method of the object that makes something of what is in the stream. */
    public static void calls(Object object) {
        if (Guard.isControlled() && !programWasCalled) programWasCalled = !Library.isOfJdk(object.getClass());
    }

    /** Before a field of the object is filled. */
    public static void fills(Object object, int site) {
        if (!Guard.watching) return;
        if (programWasCalled && Guard.isControlled() && hasFinals(object)) {
            Unseen.now(object.getClass());
        }
        Memory.foldedField(object, site);
    }

    private static boolean hasFinals(Object object) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return HAS_FINALS.get(object.getClass());
        } finally {
            Section.exit(me, state);
        }
    }

    private static boolean hasFinals(Class<?> type) {
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (Modifier.isFinal(modifiers) && !Modifier.isStatic(modifiers)) return true;
            }
        }
        return false;
    }
}
