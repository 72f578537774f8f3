package dev.selvage.engine.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The monitors that a strand has entered inside the JDK since it last came to where others may go on. Nobody else can want one of them meanwhile, and most are left
 * before that, so there is no need for a {@link ModelMonitor}, and no event.
 */
final class QuietMonitors {
    private @Nullable Object[] objects = new Object[8];

    /** Where each was entered; 0 for what is entered outside the schedule. */
    private int[] sites = new int[8];

    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    Object object(int index) {
        Object object = objects[index];
        if (object == null) throw new IndexOutOfBoundsException(index);
        return object;
    }

    int site(int index) {
        return sites[index];
    }

    void enter(Object object, int site) {
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, 2 * size);
            sites = Arrays.copyOf(sites, 2 * size);
        }
        objects[size] = object;
        sites[size++] = site;
    }

    /** Leaves it, if it is one of these. */
    boolean exit(Object object) {
        for (int i = size - 1; i >= 0; i--) {
            if (objects[i] != object) continue;
            size--;
            System.arraycopy(objects, i + 1, objects, i, size - i);
            System.arraycopy(sites, i + 1, sites, i, size - i);
            objects[size] = null;
            return true;
        }
        return false;
    }

    boolean contains(Object object) {
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) return true;
        }
        return false;
    }

    void clear() {
        Arrays.fill(objects, 0, size, null);
        size = 0;
    }
}
