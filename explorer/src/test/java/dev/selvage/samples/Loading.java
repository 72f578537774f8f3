package dev.selvage.samples;

import static dev.selvage.samples.Outcome.say;

/** Programs that look at how they were loaded. */
public final class Loading {
    private Loading() {}

    /** Counts its runs in a static field, which is new in every run. */
    public static final class FreshStatics {
        private static int runs;

        public static void main(String[] args) {
            say(++runs + String.join(" ", args));
        }
    }

    public static class Ancestor {
        public static void main(String[] args) {
            say("inherited");
        }
    }

    public static final class Heir extends Ancestor {}

    public static final class SeesNothingOfTheTool {
        public static void main(String[] args) {
            for (String name : new String[] {
                "dev.selvage.explorer.Campaign", "dev.selvage.engine.model.ControlledRun", "org.junit.jupiter.api.Test"
            }) {
                try {
                    say(Class.forName(name));
                } catch (ClassNotFoundException e) {
                    say("hidden");
                }
            }
        }
    }

    public static final class ContextLoader {
        public static void main(String[] args) {
            ClassLoader loader = ContextLoader.class.getClassLoader();
            say(Thread.currentThread().getContextClassLoader() == loader);
            say(loader.getResource("dev/selvage/samples/Loading.class") != null);
            say(Thread.currentThread().getName());
        }
    }

    public static final class WithoutMain {
        private WithoutMain() {}
    }

    public static final class WithMainOfAnObject {
        public void main(String[] args) {}
    }
}
