package dev.selvage.launcher;

import dev.selvage.report.json.WorkLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The JVM that has started this one, as seen from here; {@link StartedJvm} is the other side. */
public final class Caller implements AutoCloseable {
    private final Socket socket;
    private final WorkLines lines;

    private Caller(Socket socket, WorkLines lines) {
        this.socket = socket;
        this.lines = lines;
    }

    /** What the started JVM gets to read first. */
    static String line(int port, String secret) {
        return port + " " + secret + "\n";
    }

    /** Connects to the caller that the first line of the input names; null when it names none. */
    public static @Nullable Caller connect(InputStream standardInput) throws IOException {
        // Standard input ends here for the program under test, too.
        BufferedReader input = new BufferedReader(new InputStreamReader(standardInput, StandardCharsets.US_ASCII));
        String line = input.readLine();
        if (line == null || !line.matches("\\d+ \\w+")) return null;
        String[] words = line.split(" ");
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(words[0]));
        socket.setTcpNoDelay(true);
        WorkLines lines = new WorkLines(socket.getInputStream(), socket.getOutputStream());
        lines.send(words[1]);
        return new Caller(socket, lines);
    }

    public WorkLines lines() {
        return lines;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
