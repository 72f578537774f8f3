package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** Programs that cannot be controlled, or that depend on more than the schedule. */
public final class Uncontrolled {
    /** Where tests and programs meet: objects of the JDK under names in the system properties. */
    public static final String MEETING = "selvage.samples.meeting";

    public static final String ANSWER = "selvage.samples.answer";

    private Uncontrolled() {}

    /** It starts no thread, and throws. */
    public static final class FailsAlone {
        private FailsAlone() {}

        public static void main(String[] args) {
            throw new IllegalStateException("alone");
        }
    }

    /** Starts nothing, so there is nothing to schedule. */
    public static final class OneThread {
        public static void main(String[] args) {
            Outcome.say("alone");
        }
    }

    /** Looks for a word until it was said, without ever coming to a scheduling point. */
    public static final class LooksForAWord {
        public static void main(String[] args) {
            start(LooksForAWord::look).setName("seeker");
        }

        private static void look() {
            while (!Outcome.said().contains(MEETING)) {}
        }
    }

    /** Asks a thread outside to start another one, and goes on when that one answers. */
    public static final class HasAHelperOutside {
        public static void main(String[] args) throws IOException {
            start(() -> {});
            start(() -> {});
            pipe(MEETING).sink().write(ByteBuffer.allocate(1));
            pipe(ANSWER).source().read(ByteBuffer.allocate(1));
        }
    }

    private static Pipe pipe(String name) {
        return (Pipe) System.getProperties().get(name);
    }

    /** Starts a virtual thread, by reflection because the class files are for an older JDK. */
    public static final class StartsVirtualThread {
        public static void main(String[] args) throws Exception {
            Runnable body = () -> Outcome.say("virtual");
            Thread thread = (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
            thread.join();
            Outcome.say("joined");
        }
    }

    /** Starts one more thread in every run. */
    public static final class MoreEveryRun {
        public static void main(String[] args) {
            int runs = Integer.getInteger(MEETING, 0) + 1;
            System.setProperty(MEETING, String.valueOf(runs));
            for (int i = 0; i <= runs; i++) start(() -> {});
        }
    }

    /** Fails in its first run only. */
    public static final class FailsOnce {
        public static void main(String[] args) {
            start(() -> {});
            start(() -> {});
            if (System.setProperty(MEETING, "again") == null) throw new IllegalStateException("first run");
        }
    }
}
