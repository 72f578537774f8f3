package dev.selvage.cli.doctor;

import java.util.Optional;

/** Tries a probe. */
@FunctionalInterface
public interface Prober {
    /** What is wrong, in words; nothing when all is as expected. */
    Optional<String> complaint(Probe probe);
}
