package dev.selvage.explorer.plugin;

import dev.selvage.api.report.CampaignSummary;
import dev.selvage.api.report.ReportProvider;
import java.nio.file.Path;
import java.util.List;

/** The reports of plug-ins. */
public final class PluggedReports {
    private final List<ReportProvider> providers;

    PluggedReports(List<ReportProvider> providers) {
        this.providers = providers;
    }

    public boolean isEmpty() {
        return providers.isEmpty();
    }

    /** Writes all of them. */
    public void write(CampaignSummary campaign, Path folder) {
        for (ReportProvider provider : providers) {
            PluginCall call = new PluginCall("report '" + provider.id() + "'");
            try {
                provider.create().write(campaign, folder);
            } catch (Throwable e) {
                throw call.wrong(e);
            }
        }
    }
}
