package dev.selvage.api;

import dev.selvage.api.option.NoOptions;

/** A provider of something that users can set options of: {@code --strategy round-robin:preemptions=2}. */
public interface ProviderWithOptions extends Provider {
    /**
     * The record that holds its options: each component carries {@link dev.selvage.api.option.Option}.
     *
     * @see dev.selvage.api.option.Options
     */
    default Class<? extends Record> options() {
        return NoOptions.class;
    }
}
