package dev.selvage.bench.tables;

import dev.selvage.bench.programs.contest.Account;
import dev.selvage.bench.programs.contest.AirlineTickets;
import dev.selvage.bench.programs.contest.AllocationVector;
import dev.selvage.bench.programs.contest.BubbleSort;
import dev.selvage.bench.programs.contest.BubbleSort2;
import dev.selvage.bench.programs.contest.BufWriter;
import dev.selvage.bench.programs.contest.LinkedList;
import dev.selvage.bench.programs.contest.Manager;
import dev.selvage.bench.programs.contest.MergeSort;
import dev.selvage.bench.programs.contest.MergeSortBug;
import dev.selvage.bench.programs.contest.PingPong;
import dev.selvage.bench.programs.contest.Piper;
import dev.selvage.bench.programs.contest.ProducerConsumer;
import dev.selvage.bench.programs.contest.SynchronizedHashSet;
import dev.selvage.bench.programs.contest.SynchronizedTreeSet;
import java.time.Duration;
import java.util.List;

/** Table 1 of the poster on RankChecker: the rank at which each bug is found, beside that of the paper. */
final class RankTable {
    private final Duration time;

    RankTable(Duration time) {
        this.time = time;
    }

    /** Subjects with the rank of the paper in the place of the bug. */
    static List<Subject> subjects() {
        return List.of(
                Subject.of("Merge Sort", "(1, all, 2, 1)", MergeSort.class, 8),
                Subject.of("Producer Consumer", "(0, 0, 2, 1)", ProducerConsumer.class, 3),
                Subject.of("LinkedList", "(1, all, 2, 1)", LinkedList.class, 5),
                Subject.of("BubbleSort", "(0, 0, 2, 1)", BubbleSort.class, 8),
                Subject.of("BubbleSort2", "(0, 0, 2, 1)", BubbleSort2.class, 20),
                Subject.of("Piper", "(2, 1, 2, 1)", Piper.class, 2),
                Subject.of("Allocation Vector", "(2, 1, 2, 1)", AllocationVector.class, 4),
                Subject.of("BufWriter", "(0, 0, 2, 1)", BufWriter.class, 3),
                Subject.of("PingPong", "(1, all, 2, 1)", PingPong.class, 17),
                Subject.of("Manager", "(1, all, 2, 1)", Manager.class, 4),
                Subject.of("MergeSortBug", "(1, all, 2, 1)", MergeSortBug.class, 28),
                Subject.of("Account", "(1, all, 2, 1)", Account.class, 2),
                Subject.of("AirLineTickets", "(0, 0, 2, 1)", AirlineTickets.class, 9),
                Subject.of("HashSet", "(1, all, 2, 1)", SynchronizedHashSet.class, 5),
                Subject.of("TreeSet", "(1, all, 2, 1)", SynchronizedTreeSet.class, 5));
    }

    void print() {
        System.out.println("\nRanks of the ConTest programs\n");
        System.out.println("| program | rank in the paper | runs | s | found at |\n|---|---|---:|---:|---|");
        for (Subject subject : subjects()) {
            Trial trial = Trial.of(subject, "rank", time);
            String where = trial.stopReason().replaceFirst(".* at rank ", "");
            System.out.println(
                    "| " + subject.name() + " | " + subject.bug() + " | " + trial.cell() + " | " + where + " |");
        }
    }
}
