package dev.selvage.report.json;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.report.model.Verdict;

/** How records and JSON correspond: strict in what is read, one line per event in what is written. */
final class Json {
    private Json() {}

    static ObjectMapper mapper() {
        ObjectMapper mapper = compact();
        return mapper.registerModule(new SimpleModule("lines")
                        .addSerializer(new OneLineSerializer<>(TraceEvent.class, compact()))
                        .addSerializer(new OneLineSerializer<>(TargetsReport.TargetPlace.class, compact()))
                        .addSerializer(new OneLineSerializer<>(PackedDecisions.Options.class, compact())))
                .setDefaultPrettyPrinter(indented())
                .enable(SerializationFeature.INDENT_OUTPUT);
    }

    private static DefaultPrettyPrinter indented() {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withObjectIndenter(indent).withArrayIndenter(indent);
    }

    /** Everything on one line. */
    static ObjectMapper compact() {
        JsonMapper mapper = JsonMapper.builder(JsonTree.streams())
                .annotationIntrospector(new ComponentRules())
                .addMixIn(Verdict.class, MixIns.OfVerdict.class)
                .addMixIn(TraceEvent.class, MixIns.OfTraceEvent.class)
                .addMixIn(EndlessLoop.Awaited.class, MixIns.OfAwaited.class)
                .addMixIn(FailureReport.class, MixIns.OfFailureReport.class)
                .addMixIn(TargetsReport.TargetReport.class, MixIns.OfTarget.class)
                .addMixIn(TargetsReport.TargetPlace.class, MixIns.OfTarget.class)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .build();
        // A number is no text, though Jackson would take it for one.
        mapper.coercionConfigFor(LogicalType.Textual)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
        return mapper;
    }
}
