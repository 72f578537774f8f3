package dev.selvage.coexistence.programs;

import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/** Records, sealed types, enums with bodies, lambdas and method references, between two threads. */
public final class Language {
    private int total;

    private Language() {}

    /** How an amount gets into the total. */
    enum Way {
        SAFE {
            @Override
            void add(Language language, int amount) {
                synchronized (language) {
                    language.total += amount;
                }
            }
        },
        PLAIN {
            @Override
            void add(Language language, int amount) {
                language.total += amount;
            }
        };

        abstract void add(Language language, int amount);
    }

    sealed interface Shape permits Square, Circle {
        default int weight() {
            return this instanceof Square square ? square.side() * square.side() : scale(((Circle) this).radius());
        }

        private int scale(int radius) {
            IntUnaryOperator times = value -> value * radius;
            return times.applyAsInt(3);
        }
    }

    record Square(int side) implements Shape {
        Square {
            if (side < 0) throw new IllegalArgumentException("side " + side);
        }
    }

    record Circle(int radius) implements Shape {}

    public static void main(String[] args) {
        Language language = new Language();
        Way way = Way.valueOf(args[0].toUpperCase(Locale.ROOT));
        List<Shape> shapes = List.of(new Square(2), new Circle(1));
        Two.threads(() -> shapes.stream().mapToInt(Shape::weight).forEach(weight -> way.add(language, weight)));
        IntSupplier total = language::total;
        int expected = 2 * new Square(2).weight() + 2 * new Circle(1).weight();
        if (total.getAsInt() != expected) {
            throw new AssertionError("expected " + expected + " but was " + total.getAsInt());
        }
    }

    private int total() {
        return total;
    }
}
