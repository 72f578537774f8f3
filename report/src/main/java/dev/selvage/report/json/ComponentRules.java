package dev.selvage.report.json;

import static java.util.Map.entry;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkerMessage;
import java.util.Map;
import java.util.Set;

/** Tells Jackson that every component of a record must be there, except the nullable ones and lists that came later. */
final class ComponentRules extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    /** Listed, since the annotations that say so in the source are not there at run time. */
    private static final Map<Class<?>, Set<String>> OPTIONAL = Map.ofEntries(
            entry(CampaignResult.class, Set.of("runsToFirstFailure", "engineReason")),
            entry(CampaignResult.FailureSummary.class, Set.of("file", "needs", "doubt")),
            entry(ControlAudit.class, Set.of("timeoutsLast", "slowRuns")),
            entry(WorkItem.class, Set.of("suspect")),
            entry(WorkerMessage.class, Set.of("ready", "progress", "found", "suspect", "done", "error")),
            entry(WorkerMessage.Ready.class, Set.of("engineReason")),
            entry(ThreadReport.class, Set.of("waitsFor")),
            entry(SourceLine.class, Set.of("file")),
            entry(SlowThreads.class, Set.of("where")),
            entry(TraceEvent.class, Set.of("object", "member", "value", "where", "library", "blocked")),
            entry(EndlessLoop.Awaited.class, Set.of("object", "member", "value", "lastChange")),
            entry(TargetsReport.TargetReport.class, Set.of("rank", "run", "localGap", "remoteDistance")),
            entry(TargetsReport.TargetPlace.class, Set.of("member", "library")));

    /** Lists that files of earlier versions do not have, and that are empty then. */
    private static final Map<Class<?>, Set<String>> LATER = Map.of(
            FailureReport.class, Set.of("cycle", "control", "slow"),
            ThreadReport.class, Set.of("causes"),
            ControlAudit.class, Set.of("output"));

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
        return isComponent(member) && !isIn(OPTIONAL, member) && !isIn(LATER, member);
    }

    @Override
    public JsonSetter.Value findSetterInfo(Annotated member) {
        if (!isComponent(member) || isIn(OPTIONAL, member)) return JsonSetter.Value.empty();
        return isIn(LATER, member)
                ? JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.FAIL)
                : JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
    }

    private static boolean isComponent(Annotated member) {
        return member instanceof AnnotatedParameter parameter
                && parameter.getDeclaringClass().isRecord();
    }

    private static boolean isIn(Map<Class<?>, Set<String>> components, Annotated member) {
        if (!(member instanceof AnnotatedParameter parameter)) return false;
        Class<?> type = parameter.getDeclaringClass();
        String name = type.getRecordComponents()[parameter.getIndex()].getName();
        return components.getOrDefault(type, Set.of()).contains(name);
    }
}
