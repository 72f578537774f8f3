package dev.selvage.explorer.touch;

import java.util.Arrays;

/** The locations that a step touches, each with the strongest way in which it does. */
public final class Footprint {
    private int[] locations = new int[6];
    private Mode[] modes = new Mode[6];
    private int size;

    public void add(int location, Mode mode) {
        for (int i = 0; i < size; i++) {
            if (locations[i] != location) continue;
            modes[i] = modes[i].and(mode);
            return;
        }
        if (size == locations.length) grow();
        locations[size] = location;
        modes[size++] = mode;
    }

    private void grow() {
        locations = Arrays.copyOf(locations, size * 2);
        modes = Arrays.copyOf(modes, size * 2);
    }

    public void addAll(Footprint other) {
        for (int i = 0; i < other.size; i++) add(other.locations[i], other.modes[i]);
    }

    public int size() {
        return size;
    }

    public int location(int index) {
        return locations[index];
    }

    public Mode mode(int index) {
        return modes[index];
    }

    /** Whether the order of the two steps matters. */
    public boolean dependsOn(Footprint other) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < other.size; j++) {
                if (locations[i] == other.locations[j] && modes[i].dependsOn(other.modes[j])) return true;
            }
        }
        return false;
    }

    /** Whether every location was known when there were only {@code count} of them. */
    public boolean isBelow(int count) {
        for (int i = 0; i < size; i++) {
            if (locations[i] >= count) return false;
        }
        return true;
    }
}
