package dev.selvage.explorer.plugin;

/** Something is wrong with a plug-in. The message is one line: which one, and what. */
public final class PluginException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PluginException(String message) {
        super(message);
    }

    PluginException(String message, Throwable cause) {
        super(message, cause);
    }
}
