package dev.selvage.cli.doctor;

import dev.selvage.cli.output.Console;
import dev.selvage.runtime.VirtualThreadAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints how each primitive is treated and whether that works here, row by row as it is found out. */
public final class PrimitiveTable {
    private static final List<String> TITLES = List.of("primitive", "treated as", "on this JDK");

    private final Console console;
    private final List<Primitive> primitives;
    private final String format;
    private int failed;

    PrimitiveTable(Console console, List<Primitive> primitives) {
        this.console = console;
        this.primitives = primitives;
        int name =
                primitives.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        int treatment = Treatment.OUTSIDE_THE_SCHEDULE.word().length();
        this.format = "%-" + Math.max(name, TITLES.get(0).length()) + "s  %-" + treatment + "s  %s%n";
    }

    /** The table of all primitives of the running JDK. */
    public static PrimitiveTable ofThisJdk(Console console) {
        return new PrimitiveTable(
                console, Primitives.of(Runtime.version().feature(), VirtualThreadAccess.isSupported()));
    }

    /** Prints the table; says whether every row is as it should be. */
    public boolean print(Prober prober) {
        console.out().printf(format, TITLES.toArray());
        for (Primitive primitive : primitives) {
            console.out().printf(format, primitive.name(), primitive.treatment().word(), result(primitive, prober));
        }
        return failed == 0;
    }

    private String result(Primitive primitive, Prober prober) {
        if (primitive.probes().isEmpty()) return primitive.unchecked();
        List<String> complaints = new ArrayList<>();
        for (Probe probe : primitive.probes()) complaint(probe, prober).ifPresent(complaints::add);
        if (complaints.isEmpty()) return "ok";
        failed++;
        return "FAILED: " + String.join("; ", complaints);
    }

    private static Optional<String> complaint(Probe probe, Prober prober) {
        try {
            return prober.complaint(probe).map(text -> text.replaceAll("\\s*\\R\\s*", " "));
        } catch (RuntimeException | LinkageError e) {
            return Optional.of(probe.program() + " could not be run: " + e);
        }
    }

    /** {@code 39 primitives: 35 ok, 1 FAILED, 3 not checked}. */
    public String summary() {
        long unchecked =
                primitives.stream().filter(row -> row.probes().isEmpty()).count();
        long good = primitives.size() - unchecked - failed;
        String failures = failed == 0 ? "" : failed + " FAILED, ";
        return primitives.size() + " primitives: " + good + " ok, " + failures + unchecked + " not checked";
    }

    /** What the words of the second column mean. */
    public static List<String> legend() {
        List<String> lines = new ArrayList<>();
        for (Treatment treatment : Treatment.values()) lines.add(treatment.word() + ": " + treatment.meaning());
        return lines;
    }
}
