package dev.selvage.api.option;

/** The options that a user has set. */
public interface OptionValues {
    /**
     * All of them, in the record that the provider names.
     *
     * @param type that record
     */
    <T extends Record> T options(Class<T> type);
}
