package dev.selvage.samples;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.HttpCookie;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Provider;
import java.security.Security;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumSet;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.jar.Attributes;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import javax.management.MBeanServerFactory;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;

/** One thread changes something once, while a method of the JDK that was given it looks at it: before or after. */
public final class Lent implements Cloneable {
    private static final int LONG = 3_000;

    private int field;

    private Lent() {}

    /** The change, and what the look finds. */
    private record Pair(Runnable change, Look look) {}

    private interface Look {
        Object take() throws Throwable;
    }

    public static void main(String[] args) throws Throwable {
        Pair pair = of(args[0]);
        Thread thread = Bodies.start(pair.change::run);
        Object found = pair.look.take();
        thread.join();
        Outcome.say(found);
    }

    private static Pair of(String what) {
        return switch (what) {
            case "bytes" -> bytes();
            case "handle" -> handle();
            case "deep", "deeper", "stream", "long-ago", "buffer", "decimal", "uuid", "scanner" -> array(what);
            case "parse", "match", "formatter", "join" -> text(what);
            case "clone" -> clones();
            case "clone-enums", "clone-date", "clone-format" -> copies(what);
            case "record", "message", "cause", "suppressed" -> parts(what);
            case "open-field", "timer-task", "attributes", "cookie", "element" -> objects(what);
            case "name", "daemon", "loader", "handler" -> settings(what);
            case "provider", "own-provider", "deflater", "group", "servers", "log-record" -> guarded(what);
            case "shuffled", "drawn", "generator", "stream-of-numbers" -> generators(what);
            case "joined", "each", "copy-of-own", "drained-own", "lines", "compared", "comparable", "all-of" ->
                given(what);
            case "inherited-queue", "inherited-bytes", "static-builder" -> inherited(what);
            default -> collection(what);
        };
    }

    private static final StringBuilder HELD = new StringBuilder("0");

    private interface Length {
        int size();
    }

    /** It calls what it inherits from the JDK by its own interface. */
    private static final class Queue extends ConcurrentLinkedQueue<String> implements Length {}

    private static class Bytes extends ByteArrayOutputStream {}

    private static final class BytesOfOther extends Bytes implements Length {}

    private static Pair inherited(String what) {
        Queue queue = new Queue();
        Bytes bytes = new BytesOfOther();
        Length length = what.equals("inherited-queue") ? queue : (Length) bytes;
        return switch (what) {
            case "inherited-queue" -> new Pair(() -> queue.add(""), length::size);
            case "inherited-bytes" -> new Pair(() -> bytes.write(1), () -> length.size());
            default ->
                new Pair(
                        () -> HELD.setCharAt(0, '1'),
                        () -> List.of(HELD).toString().substring(1, 2));
        };
    }

    private static Pair bytes() {
        byte[] bytes = {'0', '0'};
        return new Pair(() -> bytes[1] = '1', () -> new ByteArrayInputStream(bytes).readAllBytes()[1] - '0');
    }

    private static Pair handle() {
        int[] numbers = new int[2];
        return new Pair(() -> numbers[1] = 1, () ->
                (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(numbers, 1));
    }

    private static Pair array(String what) {
        byte[] bytes = {'0', '0'};
        char[] chars = {'0', '0'};
        int[] numbers = new int[2];
        return switch (what) {
            case "deep" -> new Pair(() -> numbers[1] = 1, () -> Objects.deepEquals(numbers, new int[] {0, 1}) ? 1 : 0);
            case "deeper" ->
                new Pair(
                        () -> numbers[1] = 1,
                        () -> Objects.deepEquals(new int[][] {numbers}, new int[][] {{0, 1}}) ? 1 : 0);
            case "stream" -> {
                ByteArrayInputStream in = new ByteArrayInputStream(bytes, 1, 1);
                yield new Pair(() -> bytes[1] = '1', () -> in.read() - '0');
            }
            case "long-ago" -> {
                ByteArrayInputStream in = new ByteArrayInputStream(bytes, 1, 1);
                readLong(in);
                yield new Pair(() -> bytes[1] = '1', () -> in.read() - '0');
            }
            case "buffer" ->
                new Pair(() -> bytes[1] = '1', () -> ByteBuffer.wrap(bytes).getShort() & 1);
            case "decimal" -> new Pair(() -> chars[1] = '1', () -> new BigDecimal(chars).intValue());
            case "uuid" ->
                new Pair(
                        () -> bytes[1] = '1',
                        () -> UUID.nameUUIDFromBytes(bytes).equals(UUID.nameUUIDFromBytes(new byte[] {'0', '1'}))
                                ? 1
                                : 0);
            default -> new Pair(() -> bytes[1] = '1', () -> new Scanner(new ByteArrayInputStream(bytes)).nextInt());
        };
    }

    /** For so long that nobody notices what a thread does that is alone; and from the beginning again. */
    private static void readLong(ByteArrayInputStream in) {
        for (int i = 0; i < LONG; i++) {
            in.read();
            in.reset();
        }
    }

    private static Pair text(String what) {
        StringBuilder text = new StringBuilder("00");
        Runnable change = () -> text.setCharAt(1, '1');
        return switch (what) {
            case "parse" -> new Pair(change, () -> Integer.parseInt(text, 0, 2, 10));
            case "match" -> new Pair(change, () -> Pattern.matches("01", text) ? 1 : 0);
            case "join" -> new Pair(change, () -> String.join("", "0", text).equals("001") ? 1 : 0);
            default -> {
                Formatter formatter = new Formatter(text);
                yield new Pair(() -> formatter.format("%d", 7), () -> text.length() - 2);
            }
        };
    }

    private static Pair clones() {
        Lent object = new Lent();
        return new Pair(() -> object.field = 1, () -> ((Lent) object.clone()).field);
    }

    private static Pair copies(String what) {
        EnumSet<Thread.State> states = EnumSet.noneOf(Thread.State.class);
        Date date = new Date(0);
        SimpleDateFormat format = new SimpleDateFormat("yy", Locale.ROOT);
        return switch (what) {
            case "clone-enums" ->
                new Pair(
                        () -> states.add(Thread.State.NEW), () -> states.clone().size());
            case "clone-date" -> new Pair(() -> date.setTime(1), () -> ((Date) date.clone()).getTime());
            default ->
                new Pair(
                        () -> format.applyPattern("yyy"),
                        () -> ((SimpleDateFormat) format.clone()).toPattern().length() - 2);
        };
    }

    private record Counted(AtomicInteger count) {}

    private static Pair parts(String what) {
        AtomicInteger number = new AtomicInteger();
        Counted counted = new Counted(number);
        Exception exception = new Exception("shared");
        return switch (what) {
            case "record" ->
                new Pair(number::incrementAndGet, () -> counted.toString().contains("1") ? 1 : 0);
            case "message" -> new Pair(number::incrementAndGet, () -> MessageFormat.format("{0}", number));
            case "cause" ->
                new Pair(() -> exception.initCause(new Error()), () -> exception.getCause() == null ? 0 : 1);
            default -> new Pair(() -> exception.addSuppressed(new Error()), () -> exception.getSuppressed().length);
        };
    }

    private static Pair objects(String what) {
        StreamTokenizer tokens = new StreamTokenizer(new StringReader("word"));
        Attributes attributes = new Attributes();
        HttpCookie cookie = new HttpCookie("name", "0");
        return switch (what) {
            case "open-field" -> new Pair(() -> next(tokens), () -> tokens.ttype == StreamTokenizer.TT_WORD ? 1 : 0);
            case "timer-task" -> {
                TimerTask task = scheduled();
                yield new Pair(task::cancel, () -> task.cancel() ? 0 : 1);
            }
            case "attributes" -> new Pair(() -> attributes.putValue("Name", "1"), attributes::size);
            case "cookie" -> new Pair(() -> cookie.setValue("1"), cookie::getValue);
            default -> {
                Element element = element();
                yield new Pair(
                        () -> element.setAttribute("name", "1"),
                        () -> element.getAttributes().getLength());
            }
        };
    }

    private static void next(StreamTokenizer tokens) {
        try {
            tokens.nextToken();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TimerTask scheduled() {
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                throw new IllegalStateException("it has a day's time");
            }
        };
        new Timer(true).schedule(task, 86_400_000);
        return task;
    }

    private static Element element() {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .newDocument()
                    .createElement("element");
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the program makes and the JDK goes through, or asks to look: its elements are those of others. */
    private static Pair given(String what) {
        List<String> list = new ArrayList<>(List.of("0"));
        Runnable change = () -> list.set(0, "1");
        AbstractCollection<String> own = new AbstractCollection<>() {
            @Override
            public Iterator<String> iterator() {
                return list.iterator();
            }

            @Override
            public int size() {
                return 1;
            }
        };
        Date date = new Date(0);
        return switch (what) {
            case "joined" -> {
                Iterable<String> names = list::iterator;
                yield new Pair(change, () -> String.join("", names));
            }
            case "each" -> {
                String[] found = new String[1];
                yield new Pair(change, () -> {
                    own.forEach(name -> found[0] = name);
                    return found[0];
                });
            }
            case "copy-of-own" -> new Pair(change, () -> new ArrayList<>(own).get(0));
            case "drained-own" ->
                new Pair(change, () -> {
                    ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
                    queue.addAll(own);
                    return queue.peek();
                });
            case "lines" -> new Pair(change, () -> written(list));
            case "compared" -> {
                Comparator<Object> byDate = Comparator.comparing(any -> any == date ? date : new Date(1));
                yield new Pair(() -> date.setTime(1), () -> 1 + byDate.compare(date, "later"));
            }
            case "comparable" -> {
                Comparable<Date> comparable = date;
                yield new Pair(() -> date.setTime(1), () -> 1 + comparable.compareTo(new Date(1)));
            }
            default -> {
                CompletableFuture<?>[] futures = {CompletableFuture.completedFuture(1)};
                yield new Pair(
                        () -> futures[0] = new CompletableFuture<>(),
                        () -> CompletableFuture.allOf(futures).isDone() ? 0 : 1);
            }
        };
    }

    private static String written(List<String> lines) throws IOException {
        Path file = Files.createTempFile("lent", "");
        Files.write(file, lines);
        return Files.readString(file).strip();
    }

    /** Who draws first gets the first number. */
    private static Pair generators(String what) {
        Random random = new Random(1);
        int first = new Random(1).nextInt();
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        boolean swaps = new Random(1).nextInt(2) == 0;
        return switch (what) {
            // The second number swaps them if the first one does not.
            case "shuffled" ->
                new Pair(random::nextInt, () -> {
                    Collections.shuffle(list, random);
                    return list.get(0) == 2 == swaps ? 0 : 1;
                });
            case "drawn" ->
                new Pair(random::nextInt, () -> new BigInteger(32, random).intValue() == bits(new Random(1)) ? 0 : 1);
            case "generator" -> {
                RandomGenerator generator = random;
                yield new Pair(random::nextInt, () -> generator.nextInt() == first ? 0 : 1);
            }
            default -> {
                IntStream numbers = random.ints(1);
                yield new Pair(random::nextInt, () -> numbers.sum() == first ? 0 : 1);
            }
        };
    }

    private static int bits(Random random) {
        return new BigInteger(32, random).intValue();
    }

    private static Pair settings(String what) {
        Thread thread = new Thread("0");
        return switch (what) {
            case "name" -> new Pair(() -> thread.setName("1"), thread::getName);
            case "daemon" -> new Pair(() -> thread.setDaemon(true), () -> thread.isDaemon() ? 1 : 0);
            case "handler" ->
                new Pair(
                        () -> thread.setUncaughtExceptionHandler((dead, cause) -> {}),
                        () -> thread.getUncaughtExceptionHandler() == thread.getThreadGroup() ? 0 : 1);
            default ->
                new Pair(
                        () -> thread.setContextClassLoader(null), () -> thread.getContextClassLoader() == null ? 1 : 0);
        };
    }

    /** Inherits all that it can do. */
    private static final class OwnProvider extends Provider {
        private static final long serialVersionUID = 1;

        OwnProvider() {
            super("own", "1", "none");
        }
    }

    private static Pair guarded(String what) {
        Provider provider = Security.getProviders()[0];
        Provider own = new OwnProvider();
        Deflater deflater = new Deflater();
        ThreadGroup group = new ThreadGroup("group");
        LogRecord logged = new LogRecord(Level.INFO, "{0}");
        Object[] parameters = {"0"};
        logged.setParameters(parameters);
        return switch (what) {
            case "own-provider" -> new Pair(() -> own.put("0", "1"), () -> own.remove("0") == null ? 0 : 1);
            case "provider" -> new Pair(() -> provider.put("0", "1"), () -> provider.remove("0") == null ? 0 : 1);
            case "deflater" -> new Pair(() -> deflater.setInput(new byte[1]), () -> deflater.needsInput() ? 0 : 1);
            case "group" -> new Pair(() -> group.setDaemon(true), () -> group.isDaemon() ? 1 : 0);
            case "servers" -> {
                int before = MBeanServerFactory.findMBeanServer(null).size();
                yield new Pair(
                        MBeanServerFactory::createMBeanServer,
                        () -> MBeanServerFactory.findMBeanServer(null).size() - before);
            }
            default -> new Pair(() -> parameters[0] = "1", () -> new SimpleFormatter().formatMessage(logged));
        };
    }

    private static Pair collection(String what) {
        ConcurrentHashMap<Integer, Boolean> map = new ConcurrentHashMap<>();
        List<Integer> list = new ArrayList<>();
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1));
        AtomicInteger number = new AtomicInteger();
        return switch (what) {
            case "set-of-map" -> {
                Set<Integer> set = Collections.newSetFromMap(map);
                yield new Pair(() -> set.add(1), map::size);
            }
            case "unmodifiable" -> {
                Map<Integer, Boolean> shown = Collections.unmodifiableMap(map);
                yield new Pair(() -> map.put(1, true), shown::size);
            }
            case "drained" -> new Pair(() -> queue.drainTo(list), list::size);
            case "equal" ->
                new Pair(() -> map.put(1, true), () -> Map.of(1, true).equals(map) ? 1 : 0);
            case "added" -> {
                ConcurrentLinkedQueue<Integer> source = new ConcurrentLinkedQueue<>();
                yield new Pair(() -> source.add(1), () -> {
                    list.addAll(source);
                    return list.size();
                });
            }
            case "array" -> {
                Integer[] target = {0, 0};
                yield new Pair(() -> List.of(1, 1).toArray(target), () -> target[1]);
            }
            case "copied" -> new Pair(() -> list.add(1), () -> new CopyOnWriteArrayList<>(list).size());
            default ->
                new Pair(
                        number::incrementAndGet,
                        () -> Arrays.asList(number).toString().equals("[1]") ? 1 : 0);
        };
    }
}
