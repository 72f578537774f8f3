package dev.selvage.explorer.strategy.hapset;

import dev.selvage.api.option.Option;
import dev.selvage.api.option.OptionException;
import dev.selvage.api.option.Options;
import java.nio.file.Path;
import java.util.Optional;

/** The options of {@code hapset}. */
public record HapSetOptions(
        @Option(
                help = "where it goes back, which threads are tried: `dpor` or `pcb:N`",
                label = "SETS",
                standard = "dpor")
        String backtrack,

        @Option(help = "random runs to learn from first", standard = "0")
        int training,

        @Option(help = "call sites that tell statements apart", label = "K", standard = "5")
        int context,

        @Option(help = "learn orders of memory accesses only (PSets)", standardWords = "off")
        boolean psets,

        @Option(help = "begin with what the file holds, and keep there what is learned", standardWords = "none")
        Optional<Path> learned) {
    public HapSetOptions {
        if (!backtrack.matches("dpor|pcb:\\d{1,6}")) {
            throw new OptionException("backtrack", "'" + backtrack + "' is neither 'dpor' nor 'pcb:N'");
        }
    }

    public static HapSetOptions defaults() {
        return Options.of(HapSetOptions.class).defaults();
    }
}
