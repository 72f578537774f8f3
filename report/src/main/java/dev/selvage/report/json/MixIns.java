package dev.selvage.report.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import dev.selvage.report.model.Decision;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.TargetsReport;
import java.util.List;

/** Jackson's annotations for records that know nothing of Jackson. */
final class MixIns {
    private MixIns() {}

    interface OfVerdict {
        @JsonValue
        String word();
    }

    /** What an event does not have is left out: most have neither value nor library, and few are blocked. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    interface OfTraceEvent {
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        boolean blocked();
    }

    /** As in an event, what is not known is left out. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    interface OfAwaited {}

    interface OfFailureReport {
        @JsonSerialize(converter = PackedDecisions.Pack.class)
        @JsonDeserialize(converter = PackedDecisions.Unpack.class)
        List<Decision> decisions();

        /** Only a livelock has one. */
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<EndlessLoop> cycle();

        /** Only where time passed though others could go on. */
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<SlowThreads> slow();

        /** Only a directed free run has one. */
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<TargetsReport.Control> control();
    }

    /** What a target does not have is left out. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    interface OfTarget {}
}
