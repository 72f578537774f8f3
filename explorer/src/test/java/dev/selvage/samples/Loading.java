package dev.selvage.samples;

import static dev.selvage.samples.Outcome.say;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that look at how they were loaded. */
public final class Loading {
    /** The property under which programs leave their class loader. */
    public static final String LOADER = "selvage.samples.loader";

    private Loading() {}

    /** Counts its runs in a static field, which is new in every run. */
    public static final class FreshStatics {
        private static int runs;

        public static void main(String[] args) {
            say(++runs + String.join(" ", args));
        }
    }

    /** Says what its statics are, and changes all of them; they can be made anew without loading the class again. */
    public static final class PlainStatics {
        private static final AtomicInteger COUNT = new AtomicInteger(3);
        private static final List<String> NAMES = new ArrayList<>();
        private static final ReentrantLock LOCK = new ReentrantLock();
        private static final Condition CONDITION = LOCK.newCondition();
        private static final Integer[] BOXES = {1, 2};
        private static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
        private static final Object MONITOR = new Object();
        private static volatile boolean ready;
        private static long sum = 7;
        private static double ratio = 0.5;
        private static String word = "word";
        private static char letter;

        public static void main(String[] args) throws InterruptedException {
            assert args.length == 0;
            System.getProperties().put(LOADER, PlainStatics.class.getClassLoader());
            say(COUNT.getAndAdd(1) + " " + NAMES + " " + LOCK.isLocked() + " " + BOXES[0] + " " + LOCAL.get() + " "
                    + ready + " " + sum + " " + ratio + " " + word + " " + (int) letter);
            change();
            Colour.RED.compareTo(Colour.GREEN);
        }

        private static void change() throws InterruptedException {
            NAMES.add("name");
            BOXES[0] = 9;
            LOCAL.set("local");
            ready = true;
            sum++;
            ratio *= 2;
            word += "s";
            letter = 'x';
            LOCK.lock();
            CONDITION.signalAll();
            synchronized (MONITOR) {
                MONITOR.notifyAll();
            }
        }
    }

    private enum Colour {
        RED,
        GREEN
    }

    /** What it keeps in statics is of a class of its own. */
    public static final class Singleton {
        private static final Singleton INSTANCE = new Singleton();
        private int runs;

        public static void main(String[] args) {
            System.getProperties().put(LOADER, Singleton.class.getClassLoader());
            say(++INSTANCE.runs);
        }
    }

    /** Refers to a public method of a public class: the JDK keeps handles of those that belong to the loader of its JVM. */
    public static final class PublicReference {
        public static void main(String[] args) {
            System.getProperties().put(LOADER, PublicReference.class.getClassLoader());
            Runnable speak = PublicReference::speak;
            speak.run();
        }

        public static void speak() {
            say("spoken");
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
                "dev.selvage.explorer.campaign.Campaign",
                "dev.selvage.engine.model.ControlledRun",
                "org.junit.jupiter.api.Test"
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
        private final String word = "made first";

        public void main(String[] args) {
            Outcome.say(word);
        }
    }
}
