package dev.selvage.explorer.strategy.register;

import dev.selvage.api.option.OptionException;
import dev.selvage.api.option.OptionSpec;
import dev.selvage.api.option.Options;
import dev.selvage.explorer.spec.Spec;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import java.util.List;
import java.util.Optional;

/**
 * A strategy that can be asked for.
 *
 * @param name by which it is asked for, without options
 * @param options what it can be told
 * @param guarantee what it means when nothing is left to try; {@code never} if it does not come to that
 * @param paper where the algorithm was published, or where it is described; empty if it needs no description
 */
public record StrategyEntry(
        String name, String summary, Options<?> options, String guarantee, String paper, Factory factory) {
    /** Makes a strategy. */
    @FunctionalInterface
    public interface Factory {
        ExplorationStrategy create(long seed, Spec spec);
    }

    /** Makes a strategy that has options. */
    @FunctionalInterface
    interface FactoryWith<T extends Record> {
        ExplorationStrategy create(long seed, T options);
    }

    static <T extends Record> StrategyEntry of(String name, String summary, Class<T> options, FactoryWith<T> factory) {
        Options<T> declared = Options.of(options);
        Factory reading = (seed, spec) -> factory.create(seed, declared.read(spec.values()));
        return new StrategyEntry(name, summary, declared, "never", "", reading);
    }

    /** The same with what it means when nothing is left to try. */
    StrategyEntry proves(String newGuarantee) {
        return new StrategyEntry(name, summary, options, newGuarantee, paper, factory);
    }

    /** The same with the paper that it is from. */
    StrategyEntry after(String newPaper) {
        return new StrategyEntry(name, summary, options, guarantee, newPaper, factory);
    }

    /** The name with what stands for its number, if it takes one: {@code pcb:N}. */
    public String id() {
        return positional().map(option -> name + ":" + option.label()).orElse(name);
    }

    /** The name with the number that it gets when none is given. */
    public String standardName() {
        return positional().map(option -> name + ":" + option.standard()).orElse(name);
    }

    private Optional<OptionSpec> positional() {
        return options.specs().stream().filter(OptionSpec::positional).findFirst();
    }

    boolean isMeantBy(String text) {
        return text.equals(name) || text.startsWith(name + ":");
    }

    /** Reads what follows the name; complains in a sentence for the user. */
    Spec read(String text) {
        List<OptionSpec> specs = options.specs();
        Spec spec = Spec.parse(name, text.substring(name.length()), specs, "strategy '" + id() + "'");
        try {
            options.read(spec.values());
            return spec;
        } catch (OptionException e) {
            throw new IllegalArgumentException(complaint(spec, e), e);
        }
    }

    private String complaint(Spec spec, OptionException wrong) {
        String value = spec.values().getOrDefault(wrong.option(), "");
        OptionSpec own = positional().orElse(null);
        if (own == null || !own.name().equals(wrong.option())) {
            return "strategy '" + id() + "': " + wrong.option() + ": " + wrong.getMessage();
        }
        String needed = own.label().equals("P")
                ? "a probability from 0 to 1, such as 0.25, after the last colon"
                : "a whole number from " + least(own) + " on after the colon";
        return "strategy '" + id() + "' needs " + needed + ", but got '" + value + "'";
    }

    private static int least(OptionSpec own) {
        return own.label().equals("D") ? 1 : 0;
    }

    ExplorationStrategy create(long seed, String text) {
        return factory.create(seed, read(text));
    }
}
