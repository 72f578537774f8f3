package dev.selvage.cli;

import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.cli.session.Control;
import dev.selvage.cli.session.WorkSession;
import dev.selvage.report.json.WorkLines;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** {@code selvage worker} without the command line: to read that takes longer than a short run, and a worker may live for a single one. */
final class WorkerMain {
    private WorkerMain() {}

    static boolean isMeant(String... arguments) {
        return arguments.length == 1 && arguments[0].equals("worker");
    }

    static int run() {
        try {
            return work();
        } catch (Exception e) {
            return Complaints.execution(Console.ofProcess(), e);
        } catch (Throwable e) {
            return Complaints.internalError(Console.ofProcess(), e);
        }
    }

    /** Works until the connection to the one who hands out the runs ends. */
    static int work() throws Exception {
        // First of all: a class that is loaded later is rewritten as it is loaded, which takes less than to replace it.
        Control.prepare();
        // Ctrl-C goes to all processes of a terminal; when this one ends is for the one to say that hands out the runs.
        Signal.handle(new Signal("INT"), SignalHandler.SIG_IGN);
        // Standard input ends here for the program under test, too.
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        String line = input.readLine();
        if (line == null || !line.matches("\\d+ \\w+")) {
            throw new CommandException("a worker is started by 'selvage run --jobs' only");
        }
        String[] words = line.split(" ");
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(words[0]))) {
            socket.setTcpNoDelay(true);
            WorkLines lines = new WorkLines(socket.getInputStream(), socket.getOutputStream());
            lines.send(words[1]);
            WorkSession.run(lines);
        }
        return ExitCode.OK;
    }
}
