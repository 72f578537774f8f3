package dev.selvage.explorer.campaign;

import dev.selvage.report.model.CampaignResult;

/** A campaign that goes on, as those see it who may not be able to wait for its end. Any thread may call this. */
public interface OngoingCampaign {
    /** Lets it come to its end soon: no run is begun any more, and the present one is broken off at one of its next steps. */
    void stop(String reason);

    /** What it has found so far, as if it ended now for that reason; a failure that was not confirmed yet is in doubt. */
    CampaignResult soFar(String reason);
}
