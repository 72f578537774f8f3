package dev.selvage.api.report;

import dev.selvage.api.Provider;

/** Makes a report, which is written at the end of each {@code selvage run} as long as the plug-in is there. */
public interface ReportProvider extends Provider {
    Report create();
}
