package dev.selvage.samples;

/** Two threads that write fields whose names could be mistaken for one another. */
public final class FieldNames {
    private FieldNames() {}

    static class Base {
        static int shared;
        int own;

        void writeOwn() {
            own = 1;
        }
    }

    static class Derived extends Base {
        static int alone;

        void writeInherited() {
            own = 2;
        }
    }

    static class Hiding extends Base {
        static int alone;
        int own;

        void writeHiding() {
            own = 3;
        }
    }

    private static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(one), second = new Thread(other);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    /** Static fields of two classes have the same name. */
    public static final class SameName {
        public static void main(String[] args) throws InterruptedException {
            both(() -> Derived.alone = 1, () -> Hiding.alone = 2);
        }
    }

    /** One static field goes by the class that declares it and by one that inherits it. */
    public static final class InheritedStatic {
        public static void main(String[] args) throws InterruptedException {
            both(() -> Base.shared = 1, () -> Derived.shared = 2);
        }
    }

    public static final class Inherited {
        public static void main(String[] args) throws InterruptedException {
            Derived derived = new Derived();
            both(derived::writeOwn, derived::writeInherited);
        }
    }

    /** A class has a field of the same name as its superclass: an object has both. */
    public static final class Hidden {
        public static void main(String[] args) throws InterruptedException {
            Hiding hiding = new Hiding();
            both(hiding::writeOwn, hiding::writeHiding);
        }
    }
}
