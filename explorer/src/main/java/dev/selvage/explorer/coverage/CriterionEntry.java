package dev.selvage.explorer.coverage;

import dev.selvage.api.option.OptionException;
import dev.selvage.api.option.Options;
import dev.selvage.explorer.spec.Spec;
import java.util.function.Function;

/**
 * A criterion that can be asked for.
 *
 * @param name by which it is asked for, without options
 * @param options what it can be told
 */
public record CriterionEntry(String name, String summary, Options<?> options, Function<Spec, CriterionMeter> factory) {
    static <T extends Record> CriterionEntry of(
            String name, String summary, Class<T> options, Function<T, CriterionMeter> factory) {
        Options<T> declared = Options.of(options);
        return new CriterionEntry(name, summary, declared, spec -> factory.apply(declared.read(spec.values())));
    }

    boolean isMeantBy(String text) {
        return text.equals(name) || text.startsWith(name + ":");
    }

    Spec read(String text) {
        Spec spec = Spec.parse(name, text.substring(name.length()), options.specs(), "criterion '" + name + "'");
        try {
            options.read(spec.values());
            return spec;
        } catch (OptionException e) {
            throw new IllegalArgumentException("criterion '" + name + "': " + e.option() + ": " + e.getMessage(), e);
        }
    }
}
