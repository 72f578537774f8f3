package dev.selvage.explorer.plugin;

import dev.selvage.api.option.OptionValues;

/** The options that were set. */
record Values(Record given) implements OptionValues {
    @Override
    public <T extends Record> T options(Class<T> type) {
        if (type.isInstance(given)) return type.cast(given);
        throw new IllegalArgumentException(
                "the provider names " + given.getClass().getName() + " as its options, and not " + type.getName());
    }
}
