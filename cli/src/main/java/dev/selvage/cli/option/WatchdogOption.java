package dev.selvage.cli.option;

import dev.selvage.explorer.settings.CampaignSettings;
import java.time.Duration;
import picocli.CommandLine.Option;

/** How long to wait for a thread that does not come back. */
public final class WatchdogOption {
    @Option(
            names = "--watchdog",
            paramLabel = "SECONDS",
            converter = WholeNumber.PositiveInt.class,
            description =
                    "How long a thread may compute, or wait for something outside Selvage's control, before the run"
                            + " is given up (default: ${DEFAULT-VALUE}).")
    private int seconds = (int) CampaignSettings.DEFAULT_PATIENCE.toSeconds();

    public Duration patience() {
        return Duration.ofSeconds(seconds);
    }
}
