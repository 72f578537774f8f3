package dev.selvage.runtime;

import java.io.File;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The files that are to be deleted when the JVM ends. Those that a run has named are deleted when the run does. */
final class SharedDeletions extends SharedState {
    private static final String HOOK = "java.io.DeleteOnExitHook";

    private final List<Object> before = new ArrayList<>();
    private Collection<?> files = List.of();

    SharedDeletions() {
        super(HOOK, "add");
    }

    @Override
    List<String> fields() {
        return List.of(HOOK + "#files");
    }

    @Override
    void save(Class<?> ownerClass) throws ReflectiveOperationException {
        Field field = ownerClass.getDeclaredField("files");
        field.setAccessible(true);
        Object all = field.get(null);
        files = all == null ? List.of() : (Collection<?>) all;
        before.clear();
        before.addAll(files);
    }

    /** In the order of the JVM: the latest first. */
    @Override
    void restore() {
        List<Object> mine = new ArrayList<>(files);
        mine.removeAll(before);
        files.removeAll(mine);
        for (int i = mine.size() - 1; i >= 0; i--) {
            // What cannot be deleted stays there, as it would at the end of a JVM.
            boolean ignored = new File((String) mine.get(i)).delete();
        }
        before.clear();
        files = List.of();
    }
}
