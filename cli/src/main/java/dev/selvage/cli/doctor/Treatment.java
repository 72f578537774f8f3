package dev.selvage.cli.doctor;

import java.util.Locale;

/** How Selvage deals with a primitive. */
public enum Treatment {
    CONTROLLED("a scheduling point; what it does is the JDK's, when it does so is the strategy's choice"),
    MODELLED("Selvage does it in place of the JVM, so that it never blocks for real and repeats itself"),
    REFUSED("a program that uses it is not under control here, and Selvage says so"),
    EXTERNAL("the thread steps out of control while it waits; others go on, and it comes back at a scheduling point"),
    OUTSIDE_THE_SCHEDULE("happens, but without a choice and without an event");

    private final String meaning;

    Treatment(String meaning) {
        this.meaning = meaning;
    }

    /** The word for it in the table. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public String meaning() {
        return meaning;
    }
}
