package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Vector;
import java.util.stream.IntStream;

/** Static initialisers hand references to methods of the JDK to other threads and wait for them: calling these needs no class of the program. */
public final class ReferenceMadeByInitialiser {

    private ReferenceMadeByInitialiser() {}

    private static final class Cleared {
        private static final List<Integer> LIST = new Vector<>(List.of(1));

        static {
            Threads.join(Threads.start(LIST::clear));
        }
    }

    private static final class Filled {
        private static final List<Integer> LIST = new Vector<>();

        static {
            IntStream.range(0, 4).parallel().forEach(LIST::add);
        }
    }

    public static void main(String[] args) {
        Check.equal(0, Cleared.LIST.size());
        Check.equal(4, Filled.LIST.size());
    }
}
