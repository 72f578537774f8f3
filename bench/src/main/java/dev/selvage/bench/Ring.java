package dev.selvage.bench;

import java.util.concurrent.locks.LockSupport;

/** Bare threads that wake one another in turn: what the system asks for a hand-over, without anything of the tool. */
final class Ring {
    private final Member[] members;

    private Ring(int threads, int turns) {
        members = new Member[threads];
        for (int i = 0; i < threads; i++) members[i] = new Member(turns);
        for (int i = 0; i < threads; i++) members[i].next = members[(i + 1) % threads];
    }

    /** Nanoseconds per hand-over. */
    static double nanos(int threads, int turns) throws InterruptedException {
        Ring ring = new Ring(threads, turns);
        for (Member member : ring.members) member.start();
        long start = System.nanoTime();
        ring.members[0].giveTurn();
        for (Member member : ring.members) member.join();
        return (double) (System.nanoTime() - start) / ((long) threads * turns);
    }

    private static final class Member extends Thread {
        private final int turns;
        private Member next = this;
        private volatile boolean go;

        Member(int turns) {
            this.turns = turns;
        }

        void giveTurn() {
            go = true;
            LockSupport.unpark(this);
        }

        @Override
        public void run() {
            for (int i = 0; i < turns; i++) {
                while (!go) LockSupport.park();
                go = false;
                next.giveTurn();
            }
        }
    }
}
