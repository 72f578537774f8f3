package dev.selvage.api;

import dev.selvage.api.option.NoOptions;

/**
 * Says that a plug-in is there, and how to ask for it. A provider has a public constructor without parameters and is named in
 * {@code META-INF/services}.
 */
public interface Provider {
    /** The name by which users ask for it: small letters, digits and hyphens. */
    String id();

    /** What it does, in one line. */
    String summary();

    /**
     * The record that holds its options: each component carries {@link dev.selvage.api.option.Option}.
     *
     * @see dev.selvage.api.option.Options
     */
    default Class<? extends Record> options() {
        return NoOptions.class;
    }
}
