package dev.selvage.agent.rewrite.subjects;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Constructors that do much before and after the call of the super constructor. */
public final class Constructors implements Callable<String> {
    private static int[] numbers = {3, 5, 8};
    private static int made;

    @Override
    public String call() {
        return new Child(2) + " " + new Child(0) + " " + new Inner(4) + " " + new Child(new Child(1)) + " " + made;
    }

    private static class Base {
        final List<Object> seen = new ArrayList<>();
        Base self;

        Base(int number, Object object) {
            seen.add(number);
            seen.add(object == null ? "null" : object.getClass().getSimpleName());
            made++;
            self = this;
        }
    }

    private static final class Child extends Base {
        private long value = 40;
        private final int index;

        Child(int index) {
            super(numbers[index] + made, index == 0 ? null : new int[] {made});
            this.index = index;
            value += this.index;
            numbers[index]++;
            synchronized (this) {
                self.self = this;
                value++;
            }
        }

        Child(Child other) {
            this(other.value > 40 ? new Child(0).index : 1);
            value = other.value + (self == this ? 1000 : 0);
        }

        @Override
        public String toString() {
            return seen + ":" + value;
        }
    }

    private final class Inner extends Base {
        private int twice;

        Inner(int number) {
            super(made * number, Constructors.this);
            twice = 2 * number;
        }

        @Override
        public String toString() {
            return seen + ":" + twice + call2();
        }

        private String call2() {
            return numbers.length + "";
        }
    }
}
