package dev.selvage.samples;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileChannel;
import java.nio.channels.Pipe;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that leave something outside the heap. */
public final class Remains {
    private Remains() {}

    private static Thread companion() {
        Thread other = new Thread(() -> {});
        other.start();
        return other;
    }

    /** Closes what it has opened, and then writes a field. */
    public static final class ClosesChannels {
        private static final int CHANNELS = 20;

        @SuppressWarnings("unused") // Written so that somebody sees when.
        private static volatile boolean closed;

        private ClosesChannels() {}

        public static void main(String[] args) throws Exception {
            Thread other = companion();
            ServerSocketChannel[] channels = new ServerSocketChannel[CHANNELS];
            for (int i = 0; i < CHANNELS; i++) channels[i] = ServerSocketChannel.open();
            for (ServerSocketChannel channel : channels) channel.close();
            closed = true;
            other.join();
        }
    }

    /** Leaves sockets open at the port of its argument. */
    public static final class LeavesSockets {
        private LeavesSockets() {}

        public static void main(String[] args) throws Exception {
            Thread other = companion();
            int port = Integer.parseInt(args[0]);
            ServerSocket server = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
            new DatagramSocket(port, InetAddress.getLoopbackAddress());
            Selector selector = Selector.open();
            Pipe.open().source().configureBlocking(false).register(selector, 1);
            Thread accepting = new Thread(() -> accept(server));
            accepting.setDaemon(true);
            accepting.start();
            other.join();
        }

        private static void accept(ServerSocket server) {
            try {
                server.accept().close();
            } catch (IOException closed) {
                // Nobody calls.
            }
        }
    }

    /** Makes files and folders in the folder of its argument, and locks and leaves open the file "before" that is there. */
    public static final class LeavesFiles {
        private LeavesFiles() {}

        public static void main(String[] args) throws Exception {
            Thread other = companion();
            Path folder = Path.of(args[0]);
            FileChannel.open(folder.resolve("before"), StandardOpenOption.WRITE).lock();
            new FileInputStream(folder.resolve("before").toFile());
            makeByPath(folder);
            makeByFile(folder.toFile());
            ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                    .bind(UnixDomainSocketAddress.of(folder.resolve("socket")));
            other.join();
        }

        private static void makeByPath(Path folder) throws IOException {
            Path made = Files.createDirectory(folder.resolve("folder"));
            Files.createFile(made.resolve("file"));
            Files.copy(folder.resolve("before"), made.resolve("copy"));
            Files.move(made.resolve("copy"), made.resolve("moved"));
            Files.createSymbolicLink(made.resolve("link"), folder.resolve("before"));
            Files.createLink(made.resolve("second name"), folder.resolve("before"));
            Files.createTempFile(made, "first", "x");
        }

        private static void makeByFile(File folder) throws IOException {
            demand(new File(folder, "new").createNewFile());
            demand(new File(folder, "new").renameTo(new File(folder, "renamed")));
            demand(new File(folder, "a/b/c").mkdirs());
            File.createTempFile("second", "x", folder);
            try (FileOutputStream output = new FileOutputStream(new File(folder, "a/written"))) {
                output.write(1);
            }
            new RandomAccessFile(new File(folder, "random"), "rw");
            File passing = new File(folder, "passing");
            demand(passing.createNewFile());
            passing.deleteOnExit();
        }

        private static void demand(boolean done) {
            if (!done) throw new IllegalStateException("somebody was here before");
        }
    }

    /** Leaves a process that lives longer than any test. */
    public static final class LeavesProcess {
        private LeavesProcess() {}

        public static void main(String[] args) throws Exception {
            Thread other = companion();
            new ProcessBuilder("sleep", "4321").start();
            other.join();
        }
    }

    /** Two completion handlers count; what has arguments does so without care. */
    public static final class HandlersCount {
        private static int count;
        private static final AtomicInteger EXACT = new AtomicInteger();

        private HandlersCount() {}

        public static void main(String[] args) throws Exception {
            boolean careless = args.length > 0;
            Path file = Files.createTempFile("count", "");
            Files.write(file, new byte[1]);
            CountDownLatch both = new CountDownLatch(2);
            for (int i = 0; i < 2; i++) read(file, careless, both);
            both.await();
            int counted = careless ? count : EXACT.get();
            if (counted != 2) throw new AssertionError("counted " + counted);
        }

        private static void read(Path file, boolean careless, CountDownLatch done) throws IOException {
            AsynchronousFileChannel.open(file).read(ByteBuffer.allocate(1), 0, null, new CompletionHandler<>() {
                @Override
                public void completed(Integer read, Object none) {
                    if (careless) count++;
                    else EXACT.incrementAndGet();
                    done.countDown();
                }

                @Override
                public void failed(Throwable why, Object none) {
                    throw new IllegalStateException(why);
                }
            });
        }
    }
}
