package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Fails with what comes from outside and differs from JVM to JVM where nobody takes care: the process, the system's random numbers, what the collector has cleared. */
public final class TellsInputs {
    private static final Path DEVICE = Path.of("/dev/urandom");
    private static final byte[] DRAWN_FIRST = drawn();

    private static volatile int filled;

    private volatile String seen = "";

    private static byte[] drawn() {
        try (InputStream device = Files.newInputStream(DEVICE)) {
            return device.readNBytes(4);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void look() {
        tellHost();
        tellProcess();
        tellJvm();
        tellNumbers();
        tellReferences();
    }

    /** The JDK keeps addresses for a time, and may have looked for them in an earlier run. */
    private void tellHost() {
        try {
            seen += " host " + InetAddress.getLocalHost().isLoopbackAddress();
        } catch (UnknownHostException e) {
            seen += " no host";
        }
    }

    private void tellProcess() {
        ProcessHandle me = ProcessHandle.current();
        ProcessHandle.Info info = me.info();
        seen += " process " + me.pid() + " " + me + " " + me.hashCode()
                + " " + me.compareTo(ProcessHandle.of(me.pid()).orElseThrow())
                + " " + me.equals(ProcessHandle.of(me.pid()).orElseThrow())
                + " " + info.startInstant() + " " + info.totalCpuDuration()
                + " " + Arrays.toString(info.arguments().orElseThrow());
    }

    private void tellJvm() {
        RuntimeMXBean jvm = ManagementFactory.getRuntimeMXBean();
        seen += " jvm " + jvm.getName() + " " + jvm.getPid() + " " + jvm.getStartTime() + " " + jvm.getUptime() + " "
                + jvm.getInputArguments() + " "
                + ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void tellNumbers() {
        ByteBuffer all = ByteBuffer.allocate(20);
        ByteBuffer direct = ByteBuffer.allocateDirect(4);
        try (FileInputStream stream = new FileInputStream("/dev/random");
                RandomAccessFile file = new RandomAccessFile("/dev/urandom", "r");
                FileChannel channel = FileChannel.open(DEVICE);
                DataInputStream data = new DataInputStream(Files.newInputStream(DEVICE))) {
            all.put((byte) stream.read()).put(stream.readNBytes(3));
            all.putInt(file.readInt());
            channel.read(new ByteBuffer[] {direct, all.slice().limit(3)});
            all.position(all.position() + 3);
            channel.read(all, 0);
            seen += " numbers " + Arrays.toString(DRAWN_FIRST) + Arrays.toString(all.array()) + direct.getInt(0) + " "
                    + data.readLong();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Leads to objects that nobody needs, of which the collector would clear some. */
    private void tellReferences() {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Object> references = new ArrayList<>();
        Map<Object, Object> map = new WeakHashMap<>();
        for (int i = 0; i < 20; i++) {
            references.add(new PhantomReference<>(new Object(), queue));
            references.add(new WeakReference<>(new byte[i], queue));
            map.put(new Object(), i);
            for (int j = 0; j < 4; j++) filled += new byte[1 << 22].length;
        }
        int cleared = 0;
        for (Object each : references) if (each instanceof WeakReference<?> weak && weak.get() == null) cleared++;
        seen += " references " + map.size() + " " + cleared + " " + (queue.poll() == null);
    }

    public static void main(String[] args) {
        TellsInputs tells = new TellsInputs();
        Threads.join(Threads.start(tells::look));
        throw new AssertionError(tells.seen);
    }
}
