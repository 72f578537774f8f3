package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The constructor of a base class registers the object, before that of the subclass writes its final field. */
@Fails("assertion")
public final class FinalOfSubclassTooLate {

    private static volatile Shape registered;

    private FinalOfSubclassTooLate() {}

    private abstract static class Shape {
        Shape() {
            register();
        }

        private void register() {
            registered = this;
        }

        abstract int corners();
    }

    private static final class Polygon extends Shape {
        private final int corners;

        Polygon(int corners) {
            this.corners = corners;
        }

        @Override
        int corners() {
            return corners;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> new Polygon(5), FinalOfSubclassTooLate::look);
    }

    private static void look() {
        Shape shape = registered;
        if (shape != null) Check.equal(5, shape.corners());
    }
}
