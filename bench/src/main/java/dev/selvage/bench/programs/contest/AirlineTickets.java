package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** Sales are stopped by a thread that looks once whether all seats are sold; who sells later sells too many. */
public final class AirlineTickets {
    private final int seats;
    private int sold;
    private boolean stopped;

    private AirlineTickets(int seats) {
        this.seats = seats;
    }

    private synchronized void sell() {
        if (!stopped) sold++;
    }

    private synchronized void stop() {
        if (sold == seats) stopped = true;
    }

    /** The argument is the number of seats; one seller more than that comes. */
    public static void main(String[] args) {
        int seats = Integer.parseInt(args[0]);
        AirlineTickets flight = new AirlineTickets(seats);
        Thread[] sellers = new Thread[seats];
        for (int i = 0; i < seats; i++) sellers[i] = Threads.start(flight::sell);
        Thread controller = Threads.start(flight::stop);
        Thread late = Threads.start(flight::sell);
        for (int i = 0; i < seats; i++) Threads.join(sellers[i]);
        Threads.join(controller);
        Threads.join(late);
        if (flight.sold > seats) throw new AssertionError("sold " + flight.sold + " of " + seats);
    }
}
