package dev.selvage.api.option;

/**
 * One option as it was declared.
 *
 * @param name by which users set it, {@code training}
 * @param label what stands for its value, {@code N}; empty for a switch
 * @param standard what it is when nobody sets it, in words; empty when nothing is to be said about that
 * @param help what it means
 * @param positional whether its value may be given without its name
 * @param isList whether several values may be given
 */
public record OptionSpec(String name, String label, String standard, String help, boolean positional, boolean isList) {
    /** Whether it is on or off. */
    public boolean isSwitch() {
        return label.isEmpty();
    }

    /** How a user writes it: {@code training=N}, {@code psets}. */
    public String usage() {
        return isSwitch() ? name : name + "=" + label;
    }
}
