package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A base class creates its default from a subclass: whoever begins with the subclass waits for the one in the base class. */
@Fails("deadlock")
public final class SuperclassNeedsSubclass {

    private SuperclassNeedsSubclass() {}

    private static class Shape {
        static final Shape DEFAULT = new Circle();

        static Shape standard() {
            return DEFAULT;
        }
    }

    private static final class Circle extends Shape {}

    public static void main(String[] args) {
        Threads.both(Shape::standard, Circle::new);
    }
}
