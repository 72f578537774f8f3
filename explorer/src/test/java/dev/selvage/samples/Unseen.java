package dev.selvage.samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.security.auth.login.Configuration;

/** Programs that use an object of the JDK of which nobody sees what happens inside. */
public final class Unseen {
    private Unseen() {}

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Two threads may be in the same object at once. */
    public static final class Together {
        private Together() {}

        public static void main(String[] args) {
            MessageDigest digest = digest();
            Bodies.start(() -> digest.update((byte) 1));
            Bodies.start(() -> digest.update((byte) 1));
        }
    }

    /** The same, where the second to come fails. */
    public static final class TogetherAndFails {
        private static boolean digested;

        private TogetherAndFails() {}

        public static void main(String[] args) {
            MessageDigest digest = digest();
            Bodies.start(() -> {
                digest.update((byte) 1);
                digested = true;
            });
            Bodies.start(() -> {
                digest.update((byte) 1);
                if (digested) throw new IllegalStateException("too late");
            });
        }
    }

    /** Calls that do one thing after the other, while another thread makes a call of the same object. */
    public static final class TwoSteps {
        private static volatile boolean seen;

        private TwoSteps() {}

        /** Says that it is looked for. */
        private record Key(String name) {
            @Override
            public int hashCode() {
                seen = true;
                return 1;
            }
        }

        public static void main(String[] args) {
            switch (args[0]) {
                case "map" -> counted(new ConcurrentHashMap<>());
                case "skip-list" -> counted(new ConcurrentSkipListMap<>());
                case "set" -> {
                    ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>();
                    Bodies.start(() -> set.add("key"));
                    Outcome.say(set.contains("key") + " " + set.size());
                }
                case "hash" -> {
                    Map<Key, Integer> map = new ConcurrentHashMap<>();
                    Bodies.start(() -> map.put(new Key("key"), 1));
                    Outcome.say(seen + " " + map.containsValue(1));
                }
                default -> {
                    Map<String, Integer> map = new ConcurrentSkipListMap<>((one, other) -> {
                        seen = true;
                        return one.compareTo(other);
                    });
                    map.put("other", 1);
                    Bodies.start(() -> map.put("key", 1));
                    Outcome.say(seen + " " + map.get("other"));
                }
            }
        }

        private static void counted(Map<String, Integer> map) {
            Bodies.start(() -> map.put("key", 1));
            Outcome.say(map.containsKey("key") + " " + map.size());
        }
    }

    /** What calls of the same object may do in the middle of others, and what is counted at once. */
    public static final class OneStep {
        private static volatile boolean seen;

        private OneStep() {}

        public static void main(String[] args) {
            Map<String, Integer> map = new ConcurrentHashMap<>();
            PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(2, (one, other) -> {
                seen = true;
                return one.compareTo(other);
            });
            queue.add("key");
            Bodies.start(() -> {
                map.computeIfAbsent("key", key -> 1);
                queue.add("other");
            });
            Outcome.say(map.get("key") + " " + seen + " " + queue.size());
        }
    }

    /** More elements than are read one by one are read while another thread writes two of them. */
    public static final class LargeArray {
        private LargeArray() {}

        public static void main(String[] args) {
            int[] numbers = new int[9];
            Bodies.start(() -> numbers.clone());
            Bodies.start(() -> {
                numbers[0] = 1;
                numbers[1] = 1;
            });
        }
    }

    /** The same with as few as are read one by one. */
    public static final class SmallArray {
        private SmallArray() {}

        public static void main(String[] args) {
            int[] numbers = new int[3];
            Bodies.start(() -> numbers.clone());
            Bodies.start(() -> numbers[0] = 1);
        }
    }

    /** All only read. */
    public static final class LargeArrayRead {
        private LargeArrayRead() {}

        public static void main(String[] args) {
            int[] numbers = new int[9];
            Bodies.start(() -> numbers.clone());
            Bodies.start(() -> numbers.clone());
        }
    }

    /** A lock keeps them from that. */
    public static final class Locked {
        private Locked() {}

        public static void main(String[] args) {
            MessageDigest digest = digest();
            ReentrantLock lock = new ReentrantLock();
            Bodies.start(() -> update(digest, lock));
            Bodies.start(() -> update(digest, lock));
        }

        private static void update(MessageDigest digest, ReentrantLock lock) {
            lock.lock();
            digest.update((byte) 1);
            lock.unlock();
        }
    }

    /** A lock keeps them from being in the same text at once; what they do last is to let go of it. */
    public static final class LockedText {
        private LockedText() {}

        public static void main(String[] args) {
            StringBuilder text = new StringBuilder();
            Bodies.start(() -> append(text));
            Bodies.start(() -> append(text));
        }

        private static void append(StringBuilder text) {
            synchronized (text) {
                text.append('a');
            }
        }
    }

    /** Each reads the same array through a stream of its own, and nobody writes it. */
    public static final class SameBytes {
        private SameBytes() {}

        public static void main(String[] args) {
            byte[] bytes = {1, 2, 3};
            Bodies.start(() -> new java.io.ByteArrayInputStream(bytes).read());
            Bodies.start(() -> new java.io.ByteArrayInputStream(bytes).read());
        }
    }

    /** One is over when the other begins. */
    public static final class Joined {
        private Joined() {}

        public static void main(String[] args) throws InterruptedException {
            MessageDigest digest = digest();
            Thread other = Bodies.start(() -> digest.update((byte) 1));
            other.join();
            digest.update((byte) 1);
        }
    }

    /** Each has its own. */
    public static final class Apart {
        private Apart() {}

        public static void main(String[] args) {
            Bodies.start(() -> digest().update((byte) 1));
            Bodies.start(() -> digest().update((byte) 1));
        }
    }

    /** Something that others use without any event is changed, or asked for, while another thread is there. */
    public static final class Settings {
        private Settings() {}

        public static void main(String[] args) throws InterruptedException {
            Thread other = Bodies.start(() -> String.format("%,d", 1_000));
            if (args[0].equals("thread-text")) other.toString();
            else apply(args[0]);
            other.join();
        }

        private static void apply(String what) {
            switch (what) {
                case "out" -> System.setOut(System.out);
                case "locale" -> Locale.setDefault(Locale.getDefault());
                case "logger" -> Logger.getLogger("selvage.samples").setLevel(Level.OFF);
                case "reference" -> new WeakReference<>(new Object()).enqueue();
                case "class-value" -> LENGTHS.get(Unseen.class);
                case "target" ->
                    new MutableCallSite(MethodHandles.constant(int.class, 0))
                            .setTarget(MethodHandles.constant(int.class, 1));
                case "pool-text" -> textOfPool();
                case "cancel" -> new FutureTask<>(() -> 1).cancel(true);
                case "closed" -> close(new URLClassLoader(new URL[0]));
                case "configuration" -> Configuration.setConfiguration(null);
                case "groups" -> Thread.currentThread().getThreadGroup().activeGroupCount();
                case "loggers" -> LogManager.getLogManager().getLogger("selvage.samples");
                default -> pool();
            }
        }

        private static final ClassValue<Integer> LENGTHS = new ClassValue<>() {
            @Override
            protected Integer computeValue(Class<?> type) {
                return type.getName().length();
            }
        };

        private static void close(URLClassLoader loader) {
            try {
                loader.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void textOfPool() {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            if (pool.toString().isEmpty()) throw new IllegalStateException();
            pool.shutdown();
        }

        private static void pool() {
            ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
            pool.getCompletedTaskCount();
            pool.shutdown();
        }
    }

    /** The same before there is another thread. */
    public static final class SettingsBefore {
        private SettingsBefore() {}

        public static void main(String[] args) {
            for (String what : List.of("out", "locale", "logger", "reference", "pool")) Settings.apply(what);
            Bodies.start(() -> String.format("%,d", 1_000));
        }
    }

    /** A thread may be interrupted between its look at the flag and the moment when it gets the permit. */
    public static final class InterruptedOnTheWay {
        private InterruptedOnTheWay() {}

        public static void main(String[] args) {
            Semaphore semaphore = new Semaphore(0);
            Thread thread = Bodies.start(() -> {
                try {
                    semaphore.acquire();
                } catch (InterruptedException e) {
                    // Either is fine.
                }
            });
            thread.interrupt();
            semaphore.release();
        }
    }

    /** Each may find that the other one was faster, and fail although nothing else has changed. */
    public static final class AttemptsToMark {
        private AttemptsToMark() {}

        public static void main(String[] args) {
            AtomicMarkableReference<String> mark = new AtomicMarkableReference<>("a", false);
            Bodies.start(() -> mark.attemptMark("a", true));
            Bodies.start(() -> mark.attemptMark("a", true));
        }
    }

    /** What two threads add may be counted in any order. */
    public static final class Total {
        private Total() {}

        public static void main(String[] args) {
            LongAdder adder = new LongAdder();
            Bodies.start(adder::increment);
            Bodies.start(adder::increment);
            if (adder.sum() > 2) throw new IllegalStateException();
        }
    }

    /** One party arrives twice: the second time may come before the phaser has advanced, or in the middle of that. */
    public static final class ArrivesTwice {
        private ArrivesTwice() {}

        public static void main(String[] args) {
            Phaser phaser = new Phaser(2);
            Bodies.start(() -> {
                phaser.arriveAndDeregister();
                phaser.arrive();
            });
            Bodies.start(phaser::arriveAndAwaitAdvance);
        }
    }

    /** A stage is added while the future, which has one, may be completed. */
    public static final class AddsStage {
        private AddsStage() {}

        public static void main(String[] args) {
            CompletableFuture<String> future = new CompletableFuture<>();
            if (args[0].equals("second")) future.thenAccept(String::length);
            Bodies.start(() -> future.complete(""));
            future.thenAccept(String::length);
        }
    }

    /** A concurrent collection is gone through while another thread changes it. */
    public static final class Walked {
        private Walked() {}

        public static void main(String[] args) throws InterruptedException {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(2, 7));
            ConcurrentSkipListMap<Integer, Integer> list = new ConcurrentSkipListMap<>(Map.of(2, 7));
            ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(7));
            Thread mover = Bodies.start(() -> {
                switch (args[0]) {
                    case "clone", "size of part" -> move(list);
                    case "search", "stream" -> deque.add(7);
                    default -> move(map);
                }
            });
            walk(args[0], map, list, deque);
            mover.join();
        }

        private static void move(Map<Integer, Integer> map) {
            map.put(1, 7);
            map.remove(2);
        }

        private static Object walk(
                String how,
                ConcurrentHashMap<Integer, Integer> map,
                ConcurrentSkipListMap<Integer, Integer> list,
                ConcurrentLinkedDeque<Integer> deque) {
            return switch (how) {
                case "copy of view" -> new ArrayList<>(map.keySet());
                case "array of view" -> map.values().toArray();
                case "stream of view" -> map.values().stream().mapToInt(i -> i).sum();
                case "text of view" -> map.keySet().toString();
                case "value of view" -> map.values().contains(7);
                case "value" -> map.containsValue(7);
                case "reduction" -> map.reduceValues(Long.MAX_VALUE, Integer::sum);
                case "enumeration" -> Collections.list(map.keys());
                case "wrapper" -> Collections.unmodifiableMap(map).values().toArray();
                case "added view" -> new ArrayList<Integer>().addAll(map.values());
                case "rest of iterator" -> restOf(map.keySet().iterator());
                case "clone" -> list.clone();
                case "size of part" -> list.headMap(5).size();
                case "search" -> deque.contains(7);
                case "stream" -> deque.stream().count();
                default -> throw new IllegalArgumentException(how);
            };
        }

        private static int restOf(Iterator<Integer> iterator) {
            int[] sum = new int[1];
            iterator.forEachRemaining(i -> sum[0] += i);
            return sum[0];
        }
    }

    /** Streams of what another thread has filled before it ended, or fills without anybody's looking. */
    public static final class StreamedAfterwards {
        private StreamedAfterwards() {}

        public static void main(String[] args) throws InterruptedException {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
            Thread filler = Bodies.start(() -> map.put(1, 7));
            filler.join();
            if (map.values().stream().mapToInt(i -> i).sum() != 7) throw new IllegalStateException();
        }
    }

    /** Another thread sets the name of a thread that may be reading it. */
    public static final class NamedByAnother {
        private NamedByAnother() {}

        public static void main(String[] args) {
            Thread thread = Bodies.start(() -> Thread.currentThread().getName());
            thread.setName("worker");
        }
    }

    /** Two threads go on with the same iterator of a concurrent collection, which is made for one. */
    public static final class SharedIterator {
        private SharedIterator() {}

        public static void main(String[] args) {
            Collection<Integer> collection = switch (args[0]) {
                case "copied" -> new CopyOnWriteArrayList<>(List.of(1, 2));
                case "hashed" -> new ConcurrentHashMap<>(Map.of(1, 1, 2, 2)).values();
                case "linked" -> new ConcurrentLinkedDeque<>(List.of(1, 2));
                default -> new ConcurrentSkipListSet<>(List.of(1, 2));
            };
            Iterator<Integer> iterator = collection.iterator();
            Bodies.start(iterator::next);
            Bodies.start(iterator::next);
        }
    }

    /** Two threads use what is made for one. */
    public static final class SharedStream {
        private SharedStream() {}

        public static void main(String[] args) {
            Runnable use = switch (args[0]) {
                case "numbers" -> {
                    IntStream numbers = IntStream.range(0, 2);
                    yield () -> ignoreRefusal(numbers::sum);
                }
                case "mapped" -> {
                    Stream<String> texts = List.of(1, 2).stream().map(String::valueOf);
                    yield () -> ignoreRefusal(texts::count);
                }
                default -> {
                    Spliterator<String> parts = Stream.of("a").map(String::trim).spliterator();
                    yield () -> parts.tryAdvance(part -> {});
                }
            };
            Bodies.start(use::run);
            Bodies.start(use::run);
        }

        private static void ignoreRefusal(Runnable use) {
            try {
                use.run();
            } catch (IllegalStateException usedAlready) {
                // Nobody notices.
            }
        }
    }

    /** A stream that belongs to one thread at a time. */
    public static final class StreamHandedOver {
        private StreamHandedOver() {}

        public static void main(String[] args) {
            IntStream numbers = IntStream.range(0, 2).map(number -> -number);
            Bodies.start(numbers::sum);
        }
    }

    /** What is next in a map may be far away, with others in between that come and go meanwhile. */
    public static final class Iterated {
        private Iterated() {}

        public static void main(String[] args) {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
            Bodies.start(() -> {
                for (Integer key : map.keySet()) Objects.hash(key);
            });
            Bodies.start(() -> {
                map.put(3, 3);
                map.put(9, 9);
            });
        }
    }

    /** A concurrent queue compares a list with its elements while the list changes. */
    public static final class ComparedList {
        private ComparedList() {}

        public static void main(String[] args) {
            List<Integer> list = new ArrayList<>(List.of(1, 2));
            ConcurrentLinkedDeque<List<Integer>> queue = new ConcurrentLinkedDeque<>(List.of(List.of(1, 2)));
            Bodies.start(() -> queue.contains(list));
            Bodies.start(() -> list.add(3));
        }
    }

    /** A concurrent map compares a value with its own, which changes. */
    public static final class ComparedValue {
        private ComparedValue() {}

        public static void main(String[] args) {
            List<Integer> list = new ArrayList<>(List.of(1, 2));
            ConcurrentHashMap<Integer, List<Integer>> map = new ConcurrentHashMap<>(Map.of(1, list));
            Bodies.start(() -> map.remove(1, List.of(1, 2)));
            Bodies.start(() -> list.add(3));
        }
    }

    /** A map makes the text of a list that changes. */
    public static final class TextOfList {
        private TextOfList() {}

        public static void main(String[] args) {
            List<Integer> list = new ArrayList<>(List.of(1, 2));
            ConcurrentHashMap<Integer, List<Integer>> map = new ConcurrentHashMap<>(Map.of(1, list));
            Bodies.start(() -> map.toString().length());
            Bodies.start(() -> list.add(3));
        }
    }

    /** A reader that is disturbed joins the queue, behind a writer that waits for another reader. */
    public static final class DisturbedReader {
        private DisturbedReader() {}

        public static void main(String[] args) {
            StampedLock lock = new StampedLock();
            long stamp = lock.readLock();
            Bodies.start(() -> lock.unlockWrite(lock.writeLock()));
            Bodies.start(() -> lock.unlockRead(lock.readLock()));
            lock.unlockRead(stamp);
        }
    }

    /** A concurrent list copies a plain one while that changes. */
    public static final class CopiedList {
        private CopiedList() {}

        public static void main(String[] args) {
            List<Integer> list = new ArrayList<>(List.of(0, 0));
            Bodies.start(() -> new CopyOnWriteArrayList<Integer>().addAll(list));
            Bodies.start(() -> {
                list.set(0, 1);
                list.set(1, 1);
            });
        }
    }

    /** Tasks are submitted one by one from a list that changes. */
    public static final class InvokedList {
        private InvokedList() {}

        public static void main(String[] args) {
            List<Callable<Integer>> list = new ArrayList<>(List.of(() -> 0));
            ExecutorService pool = Executors.newSingleThreadExecutor();
            Thread setter = Bodies.start(() -> list.set(0, () -> 1));
            try {
                pool.invokeAll(list);
                setter.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            pool.shutdown();
        }
    }

    /** One call makes several numbers of a shared generator, the other one takes the next. */
    public static final class SharedRandom {
        private SharedRandom() {}

        public static void main(String[] args) {
            Random random = new Random(1);
            Bodies.start(() -> {
                switch (args[0]) {
                    case "long" -> random.nextLong();
                    case "double" -> random.nextDouble();
                    case "gaussian" -> random.nextGaussian();
                    default -> random.nextBytes(new byte[8]);
                }
            });
            Bodies.start(() -> random.nextInt());
        }
    }

    /** Each thread has a generator of its own; another is shared under a lock, and of one everybody takes a single number. */
    public static final class RandomsInOrder {
        private RandomsInOrder() {}

        public static void main(String[] args) {
            Random shared = new Random(1);
            Random locked = new Random(1);
            Bodies.start(() -> draw(shared, locked));
            Bodies.start(() -> draw(shared, locked));
        }

        private static void draw(Random shared, Random locked) {
            new Random(2).nextGaussian();
            shared.nextInt(10);
            synchronized (locked) {
                locked.nextLong();
            }
        }
    }

    /** A map is copied while two of its values change one after the other. */
    public static final class CopiedMap {
        private CopiedMap() {}

        public static void main(String[] args) {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 0, 2, 0));
            Bodies.start(() -> {
                map.put(1, 1);
                map.put(2, 1);
            });
            new TreeMap<>(map);
        }
    }
}
