package dev.selvage.report.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.Map;
import java.util.Set;

/** Tells Jackson that every component of a record must be there, except the nullable ones. */
final class ComponentRules extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    /** Listed, since the annotations that say so in the source are not there at run time. */
    private static final Map<Class<?>, Set<String>> OPTIONAL = Map.of(
            CampaignResult.class, Set.of("runsToFirstFailure"),
            CampaignResult.FailureSummary.class, Set.of("file"),
            ThreadReport.class, Set.of("waitsFor"),
            SourceLine.class, Set.of("file"),
            TraceEvent.class, Set.of("object", "member", "value", "where", "library", "blocked"));

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
        return isRequired(member);
    }

    @Override
    public JsonSetter.Value findSetterInfo(Annotated member) {
        return isRequired(member) ? JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL) : JsonSetter.Value.empty();
    }

    private static boolean isRequired(Annotated member) {
        if (!(member instanceof AnnotatedParameter parameter)) return false;
        Class<?> type = parameter.getDeclaringClass();
        if (!type.isRecord()) return false;
        String name = type.getRecordComponents()[parameter.getIndex()].getName();
        return !OPTIONAL.getOrDefault(type, Set.of()).contains(name);
    }
}
