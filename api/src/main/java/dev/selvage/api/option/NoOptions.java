package dev.selvage.api.option;

/** The options of what has none. */
public record NoOptions() {}
