package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A connection is opened before its transaction is attached; when it is connected first there is none to send. */
public final class HttpConnect {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private String transaction;
    private int sent;

    private void onConnected() {
        sent = transaction.length();
        statistics.count(3);
    }

    public static void main(String[] args) {
        HttpConnect connection = new HttpConnect();
        Thread socket = Threads.start(connection::onConnected);
        connection.transaction = "GET /";
        connection.statistics.count(3);
        Threads.join(socket);
        if (connection.sent != 5) throw new AssertionError("nothing was sent");
    }
}
