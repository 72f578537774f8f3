package dev.selvage.explorer.coverage;

import dev.selvage.api.option.NoOptions;
import dev.selvage.api.option.Option;
import dev.selvage.explorer.directed.measure.Criteria;
import java.util.ArrayList;
import java.util.List;

/** The criteria that can be asked for by name: {@code ui}, {@code hapset:context=3}. */
public final class CriterionRegister {
    private static final CriterionRegister OWN = new CriterionRegister(List.of(
            CriterionEntry.of(
                    "hapset",
                    "orders of two statements in good runs",
                    PairOptions.class,
                    options -> new HapSetMeter(options.context(), false)),
            CriterionEntry.of(
                    "pset",
                    "orders of two memory accesses in good runs",
                    PairOptions.class,
                    options -> new HapSetMeter(options.context(), true)),
            directed(Criteria.SP_HONG, "pairs of lock statements"),
            directed(Criteria.SP_TRAININ, "pairs of lock statements of two threads"),
            directed(Criteria.UI, "unserializable interleavings")));

    private final List<CriterionEntry> entries;

    /** The options of pairs of statements. */
    record PairOptions(
            @Option(help = "call sites that tell statements apart", label = "K", standard = "5")
            int context) {}

    private CriterionRegister(List<CriterionEntry> entries) {
        this.entries = List.copyOf(entries);
    }

    private static CriterionEntry directed(String name, String summary) {
        return CriterionEntry.of(name, summary, NoOptions.class, none -> new DirectedMeter(name));
    }

    /** Those that Selvage brings along. */
    public static CriterionRegister own() {
        return OWN;
    }

    /** The same with further ones, which have other names. */
    public CriterionRegister with(List<CriterionEntry> others) {
        List<CriterionEntry> all = new ArrayList<>(entries);
        all.addAll(others);
        return new CriterionRegister(all);
    }

    public List<CriterionEntry> all() {
        return entries;
    }

    /** Complains, in a sentence for the user, about a name that stands for no criterion, or options that it does not have. */
    public void check(String text) {
        entry(text).read(text);
    }

    /** The name without options. */
    public String name(String text) {
        return entry(text).name();
    }

    CriterionMeter create(String text) {
        CriterionEntry entry = entry(text);
        return entry.factory().apply(entry.read(text));
    }

    /** The same with a value for an option, if it has that and it is not set. */
    public String withOption(String text, String option, String value) {
        CriterionEntry entry = entry(text);
        boolean has =
                entry.options().specs().stream().anyMatch(spec -> spec.name().equals(option));
        return has ? entry.read(text).or(java.util.Map.of(option, value)).toString() : text;
    }

    private CriterionEntry entry(String text) {
        return entries.stream()
                .filter(entry -> entry.isMeantBy(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no criterion '" + text + "' (there are: "
                        + String.join(
                                ", ", entries.stream().map(CriterionEntry::name).toList()) + ")"));
    }
}
