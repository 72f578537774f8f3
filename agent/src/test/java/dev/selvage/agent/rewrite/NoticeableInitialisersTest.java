package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

class NoticeableInitialisersTest {
    private final NoticeableInitialisers initialisers =
            new NoticeableInitialisers(Rewriting::classFile, name -> !name.startsWith("java/"));

    // ---- nobody can notice

    static class NoInitialiser {}

    static class OwnObjects {
        static final List<String> NAMES = new ArrayList<>();
        static final AtomicInteger COUNT = new AtomicInteger(1);

        static {
            NAMES.add("own");
        }
    }

    enum Colour {
        RED,
        GREEN
    }

    static class UsesEnum {
        static final Colour FIRST = Colour.values()[0];
        static final Colour SECOND = Colour.GREEN;
    }

    static class Settings {
        static final int LIMIT = Integer.parseInt("1");
        static int used;
        static final List<String> LOG = new ArrayList<>();
    }

    static class ReadsConstant {
        static final int DOUBLE = Settings.LIMIT * 2;
    }

    @Test
    void what_keeps_to_itself_is_not_noticed() {
        assertNotNoticeable(NoInitialiser.class);
        assertNotNoticeable(OwnObjects.class);
        assertNotNoticeable(Colour.class);
        assertNotNoticeable(UsesEnum.class);
        assertNotNoticeable(Settings.class);
        assertNotNoticeable(ReadsConstant.class);
    }

    static class SortsInParallel {
        static final int[] SORTED = {2, 1};

        static {
            Arrays.parallelSort(SORTED);
        }
    }

    static class StreamsOfSpliterator {
        static final long COUNT =
                StreamSupport.stream(List.of(1).spliterator(), true).count();
    }

    static class GoesThroughMap {
        static final Map<Integer, Integer> MAP = new ConcurrentHashMap<>();

        static {
            ((ConcurrentHashMap<Integer, Integer>) MAP).forEach(1, (key, value) -> {});
        }
    }

    static class Work extends RecursiveAction {
        @Override
        protected void compute() {}
    }

    static class Forks {
        static {
            new Work().fork();
        }
    }

    static class MapsAlone {
        static final Map<Integer, Integer> MAP = new ConcurrentHashMap<>();

        static {
            MAP.forEach((key, value) -> {});
        }
    }

    @Test
    void who_gives_work_to_other_threads_is_noticed() {
        assertNoticeable(SortsInParallel.class);
        assertNoticeable(StreamsOfSpliterator.class);
        assertNoticeable(GoesThroughMap.class);
        assertNoticeable(Forks.class);
        assertNotNoticeable(MapsAlone.class);
    }

    enum Level {
        LOW(1),
        HIGH(2);

        private final int number;

        Level(int number) {
            this.number = number;
        }

        int factor() {
            return number;
        }
    }

    static class UsesEnumWithConstants {
        static final int FACTOR = Level.HIGH.factor();
    }

    static class OwnTasks {
        static final Runnable TASK = new Runnable() {
            private int runs;

            @Override
            public void run() {
                runs++;
            }
        };

        static {
            TASK.run();
        }
    }

    @Test
    void nor_are_constants_and_own_objects() {
        assertNotNoticeable(UsesEnumWithConstants.class);
        assertNotNoticeable(OwnTasks.class);
    }

    static class NamesAClass {
        static final Object CLASS = find();

        private static Object find() {
            try {
                return Class.forName("java.lang.Object");
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void classes_of_old_compilers_are_no_exception() {
        NoticeableInitialisers old = new NoticeableInitialisers(
                name -> ofVersion(Opcodes.V1_4, Rewriting.classFile(name)), name -> !name.startsWith("java/"));
        String name = Type.getInternalName(NamesAClass.class);
        assertThat(initialisers.contains(name)).isTrue();
        assertThat(old.contains(name)).isTrue();
    }

    private static byte[] ofVersion(int version, byte[] classFile) {
        byte[] older = classFile.clone();
        ByteBuffer.wrap(older).putInt(Integer.BYTES, version);
        return older;
    }

    // ---- others can

    static class ReadsVariable {
        static final int SEEN = Settings.used;
    }

    static class ReadsInherited extends Settings {
        static final int SEEN = used;
    }

    interface Log {
        List<String> ENTRIES = new ArrayList<>();
    }

    static class ChangesInherited implements Log {
        static {
            ENTRIES.add("changed");
        }
    }

    static class ReadsInheritedConstant extends Settings {
        static final int DOUBLE = LIMIT * 2;
    }

    @Test
    void what_is_inherited_is_of_another_class() {
        assertNoticeable(ReadsInherited.class);
        assertNoticeable(ChangesInherited.class);
        assertNotNoticeable(ReadsInheritedConstant.class);
    }

    static class ChangesObject {
        static {
            helper();
        }

        private static void helper() {
            Settings.LOG.add("changed");
        }
    }

    static class CountingThread extends Thread {
        int count;
    }

    static class ChangesCurrentThread {
        static {
            ((CountingThread) Thread.currentThread()).count++;
        }
    }

    static class AsksOwnThreadClass {
        static final Object THREAD = CountingThread.currentThread();
    }

    static class Registry {
        private static final Registry INSTANCE = new Registry();
        int entries;

        static Registry get() {
            return INSTANCE;
        }
    }

    static class ChangesSingleton {
        static {
            Registry.get().entries++;
        }
    }

    enum Counter {
        FIRST;

        int count;
    }

    static class ChangesEnum {
        static {
            Counter.values()[0].count++;
        }
    }

    static class Shape {
        void draw() {}
    }

    static class Circle extends Shape {
        @Override
        void draw() {
            Settings.used++;
        }
    }

    static class CallsOverridden {
        static {
            Shape shape = new Circle();
            shape.draw();
        }
    }

    static class CalledBack {
        static {
            List<String> names = new ArrayList<>(List.of("a"));
            names.forEach(new Adder());
        }
    }

    static class Adder implements java.util.function.Consumer<String> {
        @Override
        public void accept(String name) {
            Settings.LOG.add(name);
        }
    }

    static class ReadsByReflection {
        static final Object VALUE = read();

        private static Object read() {
            try {
                return Settings.class.getDeclaredField("used").get(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void what_gets_at_objects_that_it_has_not_made_is_noticed() {
        assertNoticeable(ChangesCurrentThread.class);
        assertNoticeable(AsksOwnThreadClass.class);
        assertNoticeable(ChangesSingleton.class);
        assertNoticeable(ChangesEnum.class);
        assertNoticeable(CallsOverridden.class);
        assertNoticeable(CalledBack.class);
        assertNoticeable(ReadsByReflection.class);
    }

    static class StartsThread {
        static {
            Runnable starts = () -> new Thread(() -> {}).start();
            starts.run();
        }
    }

    static class OwnThread extends Thread {}

    static class StartsOwnThread {
        static final OwnThread THREAD = new OwnThread();

        static {
            THREAD.start();
        }
    }

    static class Synchronizes {
        static {
            synchronized (Synchronizes.class) {
                Integer.parseInt("2");
            }
        }
    }

    static class First {
        static final int VALUE = Second.VALUE + 1;
    }

    static class Second {
        static final int VALUE = Integer.parseInt("3") + First.class.getName().length() + First.VALUE;
    }

    static class Base {
        static final Base DEFAULT = new Derived();
    }

    static class Derived extends Base {}

    static class NeedsNoticeable {
        static final int VALUE = First.VALUE;
    }

    @Test
    void what_reaches_variables_objects_threads_and_monitors_is_noticed() {
        assertNoticeable(ReadsVariable.class);
        assertNoticeable(ChangesObject.class);
        assertNoticeable(StartsThread.class);
        assertNoticeable(StartsOwnThread.class);
        assertNoticeable(Synchronizes.class);
    }

    @Test
    void classes_that_need_each_other_are_noticed() {
        assertNoticeable(First.class);
        assertNoticeable(Second.class);
        assertNoticeable(Base.class);
    }

    @Test
    void so_are_subclasses_without_initialiser_and_classes_that_need_a_noticed_one() {
        assertNoticeable(Derived.class);
        assertNoticeable(NeedsNoticeable.class);
    }

    @Test
    void classes_outside_the_program_never_are() {
        assertThat(NoticeableInitialisers.NONE.contains(name(First.class))).isFalse();
        assertThat(initialisers.contains("java/lang/Thread")).isFalse();
    }

    private void assertNoticeable(Class<?> type) {
        assertThat(initialisers.contains(name(type))).as(type.getSimpleName()).isTrue();
    }

    private void assertNotNoticeable(Class<?> type) {
        assertThat(initialisers.contains(name(type))).as(type.getSimpleName()).isFalse();
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
