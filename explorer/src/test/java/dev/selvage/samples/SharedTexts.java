package dev.selvage.samples;

import java.util.List;
import java.util.Vector;

/** Threads that change string builders while others make texts of what holds them, and builders that the JDK makes in passing. */
public final class SharedTexts {
    private SharedTexts() {}

    /** A list asks its element for a text. Nobody but the thread that changes it calls the builder by itself. */
    public static final class InList {
        private InList() {}

        public static void main(String[] args) {
            StringBuilder text = new StringBuilder("a");
            List<StringBuilder> list = List.of(text);
            Bodies.start(() -> text.append("b"));
            check(list);
        }
    }

    /** The builder comes from another method. */
    public static final class FromHelper {
        private FromHelper() {}

        public static void main(String[] args) {
            List<StringBuilder> list = List.of(text());
            Bodies.start(() -> list.get(0).append("b"));
            check(list);
        }

        private static StringBuilder text() {
            return new StringBuilder("a");
        }
    }

    private static void check(List<StringBuilder> list) {
        if (list.toString().equals("[ab]")) throw new AssertionError("changed before it was read");
    }

    /** Each thread meets an exception whose message the JDK makes with a builder. */
    public static final class InMessage {
        private InMessage() {}

        public static void main(String[] args) {
            Vector<Integer> empty = new Vector<>();
            Bodies.start(() -> look(empty));
            look(empty);
        }

        private static void look(Vector<Integer> empty) {
            try {
                empty.get(1);
            } catch (ArrayIndexOutOfBoundsException expected) {
                // Its message is all that matters.
            }
        }
    }
}
