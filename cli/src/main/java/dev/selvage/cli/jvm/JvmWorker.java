package dev.selvage.cli.jvm;

import dev.selvage.explorer.jobs.WorkerLink;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A worker in a JVM of its own on this machine.
 *
 * <p>It is talked to over a socket, since its standard streams belong to the program under test; where the socket is, and a
 * word by which the two know each other, are the first line of its standard input.
 */
public final class JvmWorker implements WorkerLink {
    private static final int ACCEPT_MILLIS = 100;
    private static final int SECRET_BYTES = 16;
    private static final int KILLED = 128 + 9;

    private final ServerSocket door;
    private final String secret;
    private final Process process;
    private @Nullable Socket socket;
    private @Nullable WorkLines lines;

    private JvmWorker(ServerSocket door, String secret, Process process) {
        this.door = door;
        this.secret = secret;
        this.process = process;
    }

    /** Starts a JVM for many runs, and does not wait for it. */
    public static JvmWorker start() throws IOException {
        return start(FreshJvm.ownOptions());
    }

    /** Starts a JVM for a single run, and does not wait for it. */
    public static JvmWorker startForOne() throws IOException {
        return start(FreshJvm.optionsForOne());
    }

    private static JvmWorker start(List<String> options) throws IOException {
        ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        door.setSoTimeout(ACCEPT_MILLIS);
        byte[] random = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(random);
        String secret = HexFormat.of().formatHex(random);
        Process process = new ProcessBuilder(FreshJvm.command(options, List.of("worker")))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (OutputStream input = process.getOutputStream()) {
            input.write((door.getLocalPort() + " " + secret + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        return new JvmWorker(door, secret, process);
    }

    @Override
    public void begin(WorkOrder order) throws IOException {
        WorkLines opened = null;
        while (opened == null) opened = accept();
        opened.send(order);
        lines = opened;
    }

    /** Somebody else may knock; only who knows the word is the worker. */
    private @Nullable WorkLines accept() throws IOException {
        try {
            Socket visitor = door.accept();
            visitor.setTcpNoDelay(true);
            WorkLines talk = new WorkLines(visitor.getInputStream(), visitor.getOutputStream());
            if (!secret.equals(talk.receive(String.class))) {
                visitor.close();
                return null;
            }
            socket = visitor;
            return talk;
        } catch (SocketTimeoutException notYet) {
            if (!process.isAlive()) throw new IOException("the worker ended with " + ending(), notYet);
            return null;
        }
    }

    @Override
    public void send(WorkItem item) throws IOException {
        open().send(item);
    }

    @Override
    public @Nullable WorkerMessage receive() throws IOException {
        return open().receive(WorkerMessage.class);
    }

    private WorkLines open() {
        WorkLines opened = lines;
        if (opened == null) throw new IllegalStateException("not begun");
        return opened;
    }

    @Override
    public String ending() {
        try {
            // Its socket is closed a little before it is gone.
            if (process.waitFor(2, TimeUnit.SECONDS)) return words(process.exitValue());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "its connection";
    }

    /** The code of a process that a signal has ended is 128 and the number of the signal. */
    static String words(int exitCode) {
        String why = exitCode == KILLED ? " (it was killed; the system does so when memory runs out)" : "";
        return "exit code " + exitCode + why;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            door.close();
            if (socket != null) socket.close();
        } catch (IOException gone) {
            // It is closed all the same.
        }
    }
}
