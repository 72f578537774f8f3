package dev.selvage.explorer.jobs;

import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The workers of a campaign; what they send is read by one thread each and waits in one queue. */
final class Crew implements AutoCloseable {
    private final List<Member> members = new ArrayList<>();
    private final BlockingQueue<Mail> mail = new LinkedBlockingQueue<>();

    /** A message, or the news that there will be none any more. */
    record Mail(Member from, @Nullable WorkerMessage message) {}

    /** A worker and what it is doing. */
    static final class Member {
        final int number;
        private final WorkerLink link;
        private @Nullable WorkItem item;
        private boolean ready;
        private volatile long heard = System.nanoTime();
        private long due = Long.MAX_VALUE;

        private Member(int number, WorkerLink link) {
            this.number = number;
            this.link = link;
        }

        boolean isIdle() {
            return ready && item == null;
        }

        @Nullable
        WorkItem item() {
            return item;
        }

        void isReady() {
            ready = true;
        }

        void isDone() {
            item = null;
            due = Long.MAX_VALUE;
        }

        /** Why this worker can no longer be counted on, if so. */
        @Nullable
        String silence(Duration patience) {
            long now = System.nanoTime();
            if (now - heard > patience.toNanos()) return "was not heard of for " + patience.toSeconds() + " s";
            if (due != Long.MAX_VALUE && now - due > 0) return "did not finish in time";
            return null;
        }
    }

    Crew(int size, Workplace workplace, IntFunction<WorkOrder> orders) throws IOException {
        try {
            for (int number = 0; number < size; number++) members.add(new Member(number, workplace.start(number)));
        } catch (IOException e) {
            close();
            throw e;
        }
        for (Member member : members) listen(member, orders.apply(member.number));
    }

    private void listen(Member member, WorkOrder order) {
        Thread reader = new Thread(() -> read(member, order), "selvage-worker-" + member.number);
        reader.setDaemon(true);
        reader.start();
    }

    private void read(Member member, WorkOrder order) {
        try {
            member.link.begin(order);
            WorkerMessage message;
            do {
                message = member.link.receive();
                member.heard = System.nanoTime();
                mail.add(new Mail(member, message));
            } while (message != null);
        } catch (IOException e) {
            mail.add(new Mail(member, null));
        }
    }

    List<Member> members() {
        return members;
    }

    /** Gives work to a member, which is expected to be done with it {@code grace} after its time at the latest. */
    void give(Member member, WorkItem item, Duration grace) throws WorkerLostException {
        member.item = item;
        member.due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(item.millis()) + grace.toNanos();
        try {
            member.link.send(item);
        } catch (IOException e) {
            throw lost(member, "ended with " + member.link.ending());
        }
    }

    /** Waits a moment for mail; null when there was none. */
    @Nullable
    Mail next(Duration moment) throws InterruptedException {
        return mail.poll(moment.toNanos(), TimeUnit.NANOSECONDS);
    }

    WorkerLostException ended(Member member) {
        return lost(member, "ended with " + member.link.ending());
    }

    void checkSilence(Duration patience) throws WorkerLostException {
        for (Member member : members) {
            String silence = member.silence(patience);
            if (silence != null) throw lost(member, silence);
        }
    }

    private static WorkerLostException lost(Member member, String how) {
        WorkItem item = member.item;
        String what = item == null ? "before it made a run" : "in runs " + (item.first() + 1) + " to " + item.end();
        return new WorkerLostException("worker " + (member.number + 1) + " " + how + " " + what
                + ": its runs are unknown; run without --jobs to see what the program does");
    }

    @Override
    public void close() {
        for (Member member : members) member.link.close();
    }
}
