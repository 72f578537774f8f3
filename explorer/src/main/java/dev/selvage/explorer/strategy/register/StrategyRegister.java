package dev.selvage.explorer.strategy.register;

import dev.selvage.api.option.OptionSpec;
import dev.selvage.explorer.spec.Spelling;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The strategies that can be asked for by name: {@code dpor}, {@code pcb:2}, {@code hapset:training=20,context=3}. */
public final class StrategyRegister {
    private final List<StrategyEntry> entries;

    StrategyRegister(List<StrategyEntry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** The same with further ones, which have other names. */
    public StrategyRegister with(List<StrategyEntry> others) {
        List<StrategyEntry> all = new ArrayList<>(entries);
        all.addAll(others);
        return new StrategyRegister(all);
    }

    public List<StrategyEntry> all() {
        return entries;
    }

    /** The entry that a name, with or without options, stands for. */
    public Optional<StrategyEntry> find(String text) {
        String known = knownAs(text);
        return entries.stream().filter(entry -> entry.isMeantBy(known)).findFirst();
    }

    /** Other names: {@code exhaustive} is what depth-first search was called first. */
    private static String knownAs(String text) {
        return text.replaceFirst("^exhaustive(?=:|$)", "dfs");
    }

    /**
     * Makes the strategy that {@code text} asks for.
     *
     * @throws IllegalArgumentException with a sentence for the user when there is none
     */
    public ExplorationStrategy create(String text, long seed) {
        return entry(text).create(seed, knownAs(text));
    }

    /** Complains, as {@link #create} would, about a name that stands for no strategy, or options that it does not have; needs no agent. */
    public void check(String text) {
        entry(text).read(knownAs(text));
    }

    /** The same strategy with further options: those of them that it has, and that are not set. */
    public String withOptions(String text, Map<String, String> further) {
        StrategyEntry entry = entry(text);
        Map<String, String> own = new LinkedHashMap<>();
        for (OptionSpec option : entry.options().specs()) {
            String value = further.get(option.name());
            if (value != null) own.put(option.name(), value);
        }
        return own.isEmpty() ? text : entry.read(knownAs(text)).or(own).toString();
    }

    private StrategyEntry entry(String text) {
        return find(text).orElseThrow(() -> unknown(text));
    }

    private IllegalArgumentException unknown(String text) {
        List<String> names = entries.stream().map(StrategyEntry::name).toList();
        String hint = Spelling.nearest(text, names)
                .map(name -> ", did you mean '" + name + "'?")
                .orElse("");
        String list = entries.stream().map(StrategyEntry::id).sorted().collect(Collectors.joining(", "));
        return new IllegalArgumentException(
                "there is no strategy '" + text + "'" + hint + " (there are: " + list + ")");
    }
}
