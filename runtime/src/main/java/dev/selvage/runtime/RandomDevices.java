package dev.selvage.runtime;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hooks behind reads of files: what a system's source of random numbers has given is replaced by numbers of the run. */
public final class RandomDevices {
    private static final Set<String> DEVICES = Set.of("/dev/random", "/dev/urandom", "/dev/hwrng");
    private static final String ENDING = "random";
    private static final String OTHER_ENDING = "hwrng";

    private static final VarHandle STREAM = path(FileInputStream.class);
    private static final VarHandle FILE = path(RandomAccessFile.class);

    private RandomDevices() {}

    /** Looked up when there is one. */
    private static final class Channels {
        static final VarHandle PATH = path(jdkClass("sun.nio.ch.FileChannelImpl"));

        private static Class<?> jdkClass(String name) {
            try {
                return Class.forName(name, false, null);
            } catch (ClassNotFoundException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    private static VarHandle path(Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .findVarHandle(type, "path", String.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** A single byte was read, or none. */
    public static int read(int value, Object file) {
        if (value < 0 || !Guard.isControlled() || !mayBeOne(file)) return value;
        byte[] drawn = draw(file, 1);
        return drawn == null ? value : drawn[0] & 0xFF;
    }

    /** So many bytes were read into an array. */
    public static int read(int count, Object file, byte[] into, int from) {
        if (count <= 0 || !Guard.isControlled() || !mayBeOne(file)) return count;
        byte[] drawn = draw(file, count);
        if (drawn != null) System.arraycopy(drawn, 0, into, from, count);
        return count;
    }

    /** So many bytes were read into a buffer. */
    public static int read(int count, Object file, ByteBuffer into) {
        if (count <= 0 || !Guard.isControlled() || !mayBeOne(file)) return count;
        byte[] drawn = draw(file, count);
        if (drawn != null) replaceLast(into, drawn);
        return count;
    }

    /** Before a read into several buffers: 0 when it is to go on, else how many bytes were read one buffer after the other. */
    public static long scatter(Object channel, ByteBuffer[] into, int from, int length) throws IOException {
        if (!Guard.isControlled() || !mayBeOne(channel) || !isOne(channel)) return 0;
        if (from < 0 || length < 0 || from > into.length - length) return 0;
        long all = 0;
        for (int i = from; i < from + length; i++) all += ((FileChannel) channel).read(into[i]);
        return all;
    }

    private static void replaceLast(ByteBuffer into, byte[] drawn) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            int from = into.position() - drawn.length;
            for (int i = 0; i < drawn.length; i++) into.put(from + i, drawn[i]);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Random numbers in place of those that were read, or null where it was another file. */
    private static byte @Nullable [] draw(Object file, int count) {
        if (!isOne(file)) return null;
        Unseen.randomNumbers();
        return Environment.randomSeed(count);
    }

    /** Whether the stream, file or channel is a source of random numbers. */
    static boolean isSource(Object file) {
        return mayBeOne(file) && isOne(file);
    }

    private static boolean isOne(Object file) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return isDevice(pathOf(file));
        } finally {
            Section.exit(me, state);
        }
    }

    /** Any other file costs no more than that. */
    private static boolean mayBeOne(Object file) {
        String path = pathOf(file);
        return path != null && (path.endsWith(ENDING) || path.endsWith(OTHER_ENDING));
    }

    private static @Nullable String pathOf(Object file) {
        if (file instanceof FileInputStream) return (String) STREAM.get((FileInputStream) file);
        if (file instanceof RandomAccessFile) return (String) FILE.get((RandomAccessFile) file);
        return file instanceof FileChannel ? (String) Channels.PATH.get(file) : null;
    }

    private static boolean isDevice(@Nullable String path) {
        if (path == null) return false;
        if (DEVICES.contains(path)) return true;
        try {
            return DEVICES.contains(new File(path).getCanonicalPath());
        } catch (IOException unknown) {
            return false;
        }
    }
}
