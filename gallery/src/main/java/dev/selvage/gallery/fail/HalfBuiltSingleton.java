package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Double-checked initialisation publishes the object before its field is set; a second thread uses it half built. */
@Fails("exception")
public final class HalfBuiltSingleton {

    private static HalfBuiltSingleton instance;

    private String name;

    private HalfBuiltSingleton() {}

    private static HalfBuiltSingleton instance() {
        if (instance == null) {
            synchronized (HalfBuiltSingleton.class) {
                if (instance == null) {
                    instance = new HalfBuiltSingleton();
                    instance.name = "settings";
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> instance().name.length());
        instance().name.length();
        Threads.join(other);
    }
}
