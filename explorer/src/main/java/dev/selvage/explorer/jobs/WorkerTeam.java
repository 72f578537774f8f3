package dev.selvage.explorer.jobs;

import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The workers of a campaign; what they send is read by one thread each and waits in one queue. */
final class WorkerTeam implements AutoCloseable {
    private final List<Member> members = new ArrayList<>();
    private final BlockingQueue<Mail> mail = new LinkedBlockingQueue<>();
    private final WorkerFactory workers;
    private final IntFunction<WorkOrder> orders;

    /** A message, or the news that there will be none any more. */
    record Mail(Member from, WorkerLink link, @Nullable WorkerMessage message) {}

    /** A worker and what it is doing. */
    static final class Member {
        final int number;
        private volatile WorkerLink link;
        private final Deque<Successor> successors = new ArrayDeque<>();
        private @Nullable WorkItem item;
        private @Nullable Suspect suspect;
        private @Nullable WorkDone unconfirmed;
        private boolean ready;
        private boolean rests;
        private volatile long heard = System.nanoTime();
        private long due = Long.MAX_VALUE;

        /** A worker that will follow, and whether it has said that it can. */
        private static final class Successor {
            private final WorkerLink link;
            private boolean ready;

            Successor(WorkerLink link) {
                this.link = link;
            }
        }

        private Member(int number, WorkerLink link) {
            this.number = number;
            this.link = link;
        }

        boolean isIdle() {
            return ready && item == null;
        }

        /** A failure that it has met, or is to confirm. */
        @Nullable
        Suspect suspect() {
            return suspect;
        }

        void suspects(Suspect met) {
            suspect = met;
        }

        /** The item in which the failure was met that it is to confirm. */
        @Nullable
        WorkDone unconfirmed() {
            return unconfirmed;
        }

        void mustConfirm(WorkDone done) {
            unconfirmed = done;
        }

        void hasConfirmed() {
            unconfirmed = null;
            suspect = null;
        }

        @Nullable
        WorkItem item() {
            return item;
        }

        void isReady() {
            ready = true;
        }

        /** There is nothing more to do for it, so that it need not be heard of any more. */
        void rests() {
            ready = false;
            rests = true;
        }

        void isDone() {
            item = null;
            due = Long.MAX_VALUE;
        }

        /** Why this worker can no longer be counted on, if so. */
        @Nullable
        String silence(Duration patience) {
            if (rests) return null;
            long now = System.nanoTime();
            if (now - heard > patience.toNanos()) return "was not heard of for " + patience.toSeconds() + " s";
            if (due != Long.MAX_VALUE && now - due > 0) return "did not finish in time";
            return null;
        }
    }

    WorkerTeam(int size, WorkerFactory workers, IntFunction<WorkOrder> orders) throws IOException {
        this.workers = workers;
        this.orders = orders;
        try {
            for (int number = 0; number < size; number++) members.add(new Member(number, workers.start(number)));
        } catch (IOException e) {
            close();
            throw e;
        }
        for (Member member : members) listen(member, member.link);
    }

    /** Starts a worker that is to follow this one, when its turn comes: it gets ready while others are at work. */
    private void prepare(Member member) throws WorkerLostException {
        WorkerLink link = start(member);
        member.successors.add(new Member.Successor(link));
        listen(member, link);
    }

    /** The same for the one that has fewest to follow it. */
    void prepareForNext() throws WorkerLostException {
        Member next = members.get(0);
        for (Member member : members) {
            if (member.successors.size() < next.successors.size()) next = member;
        }
        prepare(next);
    }

    /** How many workers have been started whose turn has not come. */
    int prepared() {
        int prepared = 0;
        for (Member member : members) prepared += member.successors.size();
        return prepared;
    }

    /** Puts a new worker in the place of one that has done its work. */
    void renew(Member member) throws WorkerLostException {
        if (member.successors.isEmpty()) prepare(member);
        member.link.close();
        Member.Successor next = member.successors.remove();
        member.item = null;
        member.due = Long.MAX_VALUE;
        member.link = next.link;
        member.ready = next.ready;
        member.heard = System.nanoTime();
    }

    private WorkerLink start(Member member) throws WorkerLostException {
        try {
            return workers.start(member.number);
        } catch (IOException e) {
            throw new WorkerLostException("a new worker cannot be started: " + e.getMessage());
        }
    }

    private void listen(Member member, WorkerLink link) {
        WorkOrder order = orders.apply(member.number);
        Thread reader = new Thread(() -> read(member, link, order), "selvage-worker-" + member.number);
        reader.setDaemon(true);
        reader.start();
    }

    private void read(Member member, WorkerLink link, WorkOrder order) {
        try {
            link.begin(order);
            WorkerMessage message;
            do {
                message = link.receive();
                if (link == member.link) member.heard = System.nanoTime();
                mail.add(new Mail(member, link, message));
            } while (message != null);
        } catch (IOException e) {
            mail.add(new Mail(member, link, null));
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
        Mail next = mail.poll(moment.toNanos(), TimeUnit.NANOSECONDS);
        return next == null || next.link == next.from.link ? next : ofSuccessor(next);
    }

    /** One that cannot work is told of at once; one that has ended is left out. What a worker says after it was replaced does not count. */
    private static @Nullable Mail ofSuccessor(Mail mail) {
        Deque<Member.Successor> successors = mail.from.successors;
        for (Member.Successor successor : successors) {
            if (successor.link != mail.link) continue;
            WorkerMessage message = mail.message;
            if (message == null) {
                successors.remove(successor);
                successor.link.close();
                return null;
            }
            if (message.ready() != null) successor.ready = true;
            return message.error() == null ? null : mail;
        }
        return null;
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
        return new WorkerLostException(
                ControlAudit.WORKER_LOST + "worker " + (member.number + 1) + " " + how + " " + what);
    }

    @Override
    public void close() {
        for (Member member : members) {
            member.link.close();
            for (Member.Successor successor : member.successors) successor.link.close();
        }
    }
}
