package dev.selvage.launcher;

import dev.selvage.report.json.WorkLines;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that was started by this one, and to which this one speaks. What it is told, and how often, is for the two to say: it lives until it ends or is closed.
 *
 * <p>It is talked to over a socket, since its standard streams belong to the program under test; where the socket is, and a word by which the two know each other, are the
 * first line of its standard input. Its side of this is {@link Caller}.
 */
public final class StartedJvm implements AutoCloseable {
    private static final int ACCEPT_MILLIS = 100;
    private static final int SECRET_BYTES = 16;
    private static final int KILLED = 128 + 9;

    private final ServerSocket door;
    private final String secret;
    private final Process process;
    private @Nullable Socket socket;
    private @Nullable WorkLines lines;

    private StartedJvm(ServerSocket door, String secret, Process process) {
        this.door = door;
        this.secret = secret;
        this.process = process;
    }

    /** Starts it, and does not wait for it. */
    public static StartedJvm start(JvmCommand command) throws IOException {
        ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        try {
            door.setSoTimeout(ACCEPT_MILLIS);
            String secret = newSecret();
            Process process = command.process().start();
            tell(process, Caller.line(door.getLocalPort(), secret));
            return new StartedJvm(door, secret, process);
        } catch (IOException e) {
            door.close();
            throw e;
        }
    }

    private static void tell(Process process, String line) {
        try (OutputStream input = process.getOutputStream()) {
            input.write(line.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException gone) {
            // It has ended already, as with options that it does not know. Whoever waits for it is told how.
        }
    }

    private static String newSecret() {
        byte[] random = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }

    /**
     * Waits until it can be talked to, however long that takes as long as it lives; a {@link Deadline} that closes it ends the waiting. Later calls return the same lines.
     */
    public WorkLines connect() throws IOException {
        WorkLines opened = lines;
        while (opened == null) opened = accept();
        lines = opened;
        return opened;
    }

    /** Somebody else may knock; only who knows the word is the one. */
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

    /** How it ended, when it is not to be heard any more, such as "exit code 1". */
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

    /** Ends it at once, whatever it does. */
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
