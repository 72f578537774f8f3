package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** Constructors that write all final fields before anybody can have the object, whatever they keep in it. */
public final class FinalFieldsWrittenFirst {

    private static volatile Shape registered;

    private FinalFieldsWrittenFirst() {}

    private abstract static class Shape {
        private final List<String> names = new ArrayList<>();
        private final IntSupplier area = () -> side() * side();
        private final Runnable owner = new Runnable() {
            @Override
            public void run() {
                names.add("owner");
            }
        };

        abstract int side();
    }

    private static final class Square extends Shape {
        private final int side;

        Square(int side) {
            this.side = side;
            registered = this;
        }

        @Override
        int side() {
            return side;
        }
    }

    private record Range(int from, int to) {
        Range {
            Check.that(from <= to, "backwards");
        }
    }

    public static void main(String[] args) {
        Range range = new Range(1, 2);
        Threads.both(() -> new Square(3), FinalFieldsWrittenFirst::look);
        Check.equal("Range[from=1, to=2]", range.toString());
    }

    private static void look() {
        Shape shape = registered;
        if (shape != null) Check.equal(9, shape.area.getAsInt());
    }
}
