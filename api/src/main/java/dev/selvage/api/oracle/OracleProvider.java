package dev.selvage.api.oracle;

import dev.selvage.api.Provider;

/** Makes the oracles of a kind. They judge every run under control as long as the plug-in is there. */
public interface OracleProvider extends Provider {
    /** An oracle for one run. */
    Oracle create();
}
