package dev.selvage.api.option;

/** The value of an option is wrong. The constructor of a record of options throws it where a value fails a check of its own. */
public final class OptionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String option;

    /**
     * Complains about a value.
     *
     * @param option name of the option
     * @param complaint what is wrong with the value, which it quotes: {@code 'all' is neither 'dpor' nor 'pcb:N'}
     */
    public OptionException(String option, String complaint) {
        super(complaint);
        this.option = option;
    }

    /** The name of the option. */
    public String option() {
        return option;
    }
}
