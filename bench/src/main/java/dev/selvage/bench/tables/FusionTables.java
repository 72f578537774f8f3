package dev.selvage.bench.tables;

import dev.selvage.bench.programs.fusion.Aget;
import dev.selvage.bench.programs.fusion.CreateThread;
import dev.selvage.bench.programs.fusion.FileTransport;
import dev.selvage.bench.programs.fusion.HttpConnect;
import dev.selvage.bench.programs.fusion.Loadscript;
import dev.selvage.bench.programs.fusion.MysqlLog;
import dev.selvage.bench.programs.fusion.NodeState;
import dev.selvage.bench.programs.fusion.OpenInputStr;
import dev.selvage.bench.programs.fusion.Pbz2Fixed;
import dev.selvage.bench.programs.fusion.Pbzip2;
import dev.selvage.bench.programs.fusion.Pfscan;
import dev.selvage.bench.programs.fusion.ReadWriteProc;
import dev.selvage.bench.programs.fusion.SeekToItem;
import dev.selvage.bench.programs.fusion.ThriftPool;
import dev.selvage.bench.programs.fusion.TimerThread;
import dev.selvage.bench.programs.fusion.UpdateTimer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** Tables 1 to 5 of the paper on coverage guided systematic testing (ICSE 2011). */
final class FusionTables {
    private final Duration time;

    FusionTables(Duration time) {
        this.time = time;
    }

    void print() {
        table("Table 1: the thread pool", pools(), "hapset", "dpor", "pcb:0", "pcb:1", "pcb:2", "pcb:3");
        table("Table 2: applications", applications(), "hapset", "dpor", "pcb:2");
        List<Subject> aget = List.of(Subject.of("aget", "race", Aget.class, 4));
        table("Table 3: context bounds on aget", aget, "pcb:0", "pcb:1", "pcb:2", "pcb:3", "pcb:4");
        table("Table 4: threads of aget", downloads(), "hapset", "dpor", "pcb:2");
        table("Table 5: extracted bugs", extracted(), "hapset", "dpor", "pcb:2");
    }

    static List<Subject> pools() {
        return IntStream.rangeClosed(2, 5)
                .mapToObj(
                        workers -> Subject.of("thrift-lib-w" + workers + "-5t", "deadlk", ThriftPool.class, workers, 5))
                .toList();
    }

    static List<Subject> downloads() {
        return IntStream.rangeClosed(2, 10)
                .mapToObj(count -> Subject.of("aget with " + count + " threads", "race", Aget.class, count))
                .toList();
    }

    static List<Subject> applications() {
        return List.of(
                Subject.of("aget", "race", Aget.class, 4),
                Subject.of("pbzip2", "order", Pbzip2.class, 4),
                Subject.of("pbz2-f", "race", Pbz2Fixed.class, 5),
                Subject.of("pfscan", "deadlk", Pfscan.class, 2));
    }

    static List<Subject> extracted() {
        return List.of(
                Subject.of("MysqlLog", "atom", MysqlLog.class),
                Subject.of("NodeState", "order", NodeState.class),
                Subject.of("Loadscript", "atom", Loadscript.class),
                Subject.of("SeekToItem", "atom", SeekToItem.class),
                Subject.of("UpdateTimer", "atom", UpdateTimer.class),
                Subject.of("FileTransport", "deadlk", FileTransport.class),
                Subject.of("CreateThread", "order", CreateThread.class),
                Subject.of("ReadWriteProc", "order", ReadWriteProc.class),
                Subject.of("OpenInputStr", "deadlk", OpenInputStr.class),
                Subject.of("HttpConnect", "order", HttpConnect.class),
                Subject.of("TimerThread", "deadlk", TimerThread.class));
    }

    private void table(String title, List<Subject> subjects, String... strategies) {
        System.out.println("\n" + title + "\n");
        StringBuilder header = new StringBuilder("| program | bug |");
        StringBuilder rule = new StringBuilder("|---|---|");
        for (String strategy : strategies) {
            header.append(' ').append(strategy).append(": runs | s |");
            rule.append("---:|---:|");
        }
        System.out.println(header + "\n" + rule);
        for (Subject subject : subjects) {
            StringBuilder row = new StringBuilder("| " + subject.name() + " | " + subject.bug() + " |");
            for (String strategy : strategies) {
                row.append(' ').append(Trial.of(subject, strategy, time).cell()).append(" |");
            }
            System.out.println(row);
        }
    }
}
