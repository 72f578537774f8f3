package dev.selvage.cli.doctor;

import static dev.selvage.cli.doctor.Probe.fails;
import static dev.selvage.cli.doctor.Probe.staysGreen;
import static dev.selvage.cli.doctor.Treatment.CONTROLLED;
import static dev.selvage.cli.doctor.Treatment.EXTERNAL;
import static dev.selvage.cli.doctor.Treatment.MODELLED;
import static dev.selvage.cli.doctor.Treatment.OUTSIDE_THE_SCHEDULE;
import static dev.selvage.cli.doctor.Treatment.REFUSED;

import dev.selvage.cli.doctor.Probe.Expectation;
import java.util.ArrayList;
import java.util.List;

/** The register of primitives, in the order of the table. */
final class Primitives {
    private static final int FIRST_WITH_VIRTUAL_THREADS = 21;

    private Primitives() {}

    /**
     * All of them, as they are on a JDK of this version.
     *
     * @param virtualStrands whether the virtual threads of this JDK, if it has any, can be controlled
     */
    static List<Primitive> of(int version, boolean virtualStrands) {
        List<Primitive> all = new ArrayList<>();
        all.addAll(memory());
        all.addAll(threads());
        all.add(virtualThreads(version, virtualStrands));
        all.addAll(library());
        all.addAll(environment());
        return all;
    }

    private static List<Primitive> memory() {
        return List.of(
                Primitive.of("plain fields", CONTROLLED, fails("LostUpdateField", "assertion")),
                Primitive.of("reflection on fields", CONTROLLED, fails("ReflectiveLostUpdate", "assertion")),
                Primitive.of("static fields", CONTROLLED, fails("LostUpdateStatic", "assertion")),
                Primitive.of("array elements", CONTROLLED, fails("LostUpdateArray", "assertion")),
                Primitive.of(
                        "volatile fields",
                        CONTROLLED,
                        fails("VolatileIncrement", "assertion"),
                        staysGreen("VolatileHandOff")),
                Primitive.of(
                        "loops that wait",
                        CONTROLLED,
                        fails("MutualSpin", "livelock"),
                        staysGreen("SpinWaitHandOff"),
                        staysGreen("PollsThreadState")));
    }

    private static List<Primitive> threads() {
        return List.of(
                Primitive.of(
                        "monitors",
                        MODELLED,
                        fails("OppositeMonitors", "deadlock"),
                        staysGreen("SynchronizedBlockCounter"),
                        staysGreen("SynchronizedStaticCounter")),
                Primitive.of("wait and notify", MODELLED, fails("LostNotify", "lost-wakeup"), staysGreen("WaitInLoop")),
                Primitive.of(
                        "timed wait",
                        MODELLED,
                        fails("TimedWaitTakenForNotify", "assertion"),
                        staysGreen("TimedWaitExpires")),
                Primitive.of(
                        "park and unpark", MODELLED, fails("UnparkMissed", "lost-wakeup"), staysGreen("ParkInLoop")),
                Primitive.of("sleep", MODELLED, staysGreen("SleepElapses"), fails("SleepOrder", "assertion")),
                Primitive.of("clocks", MODELLED, staysGreen("DeadlineLoop")),
                Primitive.of("start and join", MODELLED, fails("JoinCycle", "deadlock"), staysGreen("JoinPublishes")),
                Primitive.of(
                        "interrupts",
                        MODELLED,
                        fails("InterruptSwallowed", "lost-wakeup"),
                        staysGreen("InterruptedWaiter"),
                        staysGreen("InterruptedSleeper")),
                Primitive.of(
                        "daemon threads", MODELLED, staysGreen("DaemonLeftParked"), staysGreen("NotDaemonAfterMain")),
                Primitive.of(
                        "uncaught exceptions",
                        MODELLED,
                        fails("ChildDivides", "exception"),
                        staysGreen("HandledUncaughtException")),
                Primitive.of("ThreadLocal", MODELLED, staysGreen("ThreadLocalPerThread")));
    }

    private static Primitive virtualThreads(int version, boolean controlled) {
        String name = "virtual threads";
        String program = "VirtualThreadsLoseUpdate";
        if (version < FIRST_WITH_VIRTUAL_THREADS) return Primitive.absent(name, MODELLED);
        return controlled
                ? Primitive.of(name, MODELLED, Probe.of(program, Expectation.FAILS, "assertion"))
                : Primitive.of(name, REFUSED, Probe.of(program, Expectation.IS_REFUSED));
    }

    private static List<Primitive> library() {
        return List.of(
                Primitive.of(
                        "HashMap, ArrayList and others",
                        CONTROLLED,
                        fails("HashMapLostPut", "assertion"),
                        fails("ArrayListLostAdd", "assertion", "exception")),
                Primitive.of(
                        "atomics", CONTROLLED, fails("AtomicGetThenSet", "assertion"), staysGreen("AtomicCounter")),
                Primitive.of("VarHandle", CONTROLLED, staysGreen("VarHandleCounter")),
                Primitive.of("field updaters", CONTROLLED, staysGreen("FieldUpdaterCounter")),
                Primitive.of(
                        "concurrent collections",
                        CONTROLLED,
                        fails("ContainsThenPutConcurrent", "assertion"),
                        staysGreen("ConcurrentMapMerge")),
                Primitive.of(
                        "ReentrantLock and Condition",
                        CONTROLLED,
                        fails("SignalInsteadOfSignalAll", "lost-wakeup"),
                        staysGreen("ConditionBuffer")),
                Primitive.of(
                        "read-write and stamped locks",
                        CONTROLLED,
                        fails("ReadLockUpgrade", "deadlock", "lost-wakeup"),
                        staysGreen("ReadWriteLockCell"),
                        staysGreen("StampedLockPoint")),
                Primitive.of(
                        "Semaphore", CONTROLLED, fails("PermitLeaked", "lost-wakeup"), staysGreen("SemaphoreMutex")),
                Primitive.of(
                        "CountDownLatch, CyclicBarrier, Phaser",
                        CONTROLLED,
                        fails("BarrierShortOfAParty", "lost-wakeup"),
                        staysGreen("LatchGate"),
                        staysGreen("PhaserRounds")),
                Primitive.of("Exchanger", CONTROLLED, staysGreen("ExchangerSwap")),
                Primitive.of(
                        "blocking queues",
                        CONTROLLED,
                        fails("EmptyThenTake", "lost-wakeup"),
                        staysGreen("BlockingQueuePipe"),
                        staysGreen("SynchronousQueueHandOff")),
                Primitive.of(
                        "executors", CONTROLLED, fails("PooledLostUpdate", "assertion"), staysGreen("ThreadPoolSum")),
                Primitive.of("scheduled executors", CONTROLLED, staysGreen("FixedRateTicks")),
                Primitive.of(
                        "ForkJoinPool, parallel streams",
                        CONTROLLED,
                        fails("ParallelStreamLostUpdate", "assertion"),
                        staysGreen("ForkJoinSum")),
                Primitive.of(
                        "CompletableFuture",
                        CONTROLLED,
                        fails("FutureRace", "assertion"),
                        staysGreen("FutureTimesOut")),
                Primitive.of("Timer", CONTROLLED, staysGreen("TimerTick")));
    }

    private static List<Primitive> environment() {
        return List.of(
                Primitive.of("random numbers", MODELLED, Probe.of("TellsRandomNumbers", Expectation.REPEATS)),
                Primitive.of("identity hash codes", MODELLED, Probe.of("TellsHashCodes", Expectation.REPEATS)),
                Primitive.of("thread ids and names", MODELLED, Probe.of("TellsThreadNames", Expectation.REPEATS)),
                Primitive.of("System.exit", MODELLED, Probe.of("ExitsWithThree", Expectation.FAILS, "exit")),
                Primitive.of(
                        "shutdown hooks", MODELLED, Probe.of("FailsInShutdownHook", Expectation.FAILS, "exception")),
                Primitive.of("class initialisation", MODELLED, staysGreen("LazyHolder")),
                Primitive.of("finalizers and cleaners", OUTSIDE_THE_SCHEDULE),
                Primitive.of("sockets", EXTERNAL, Probe.of("AnswersOverSocket", Expectation.STAYS_GREEN)),
                Primitive.of("processes and standard input", EXTERNAL),
                Primitive.of("native methods of the program", EXTERNAL));
    }
}
