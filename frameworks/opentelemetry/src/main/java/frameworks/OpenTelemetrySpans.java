package frameworks;

import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.SpanProcessor;
import user.Both;
import user.Tally;

/** Two threads make spans, which a processor counts. */
public final class OpenTelemetrySpans {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        SpanProcessor counting = new SpanProcessor() {
            @Override
            public void onStart(Context parent, ReadWriteSpan span) {}

            @Override
            public boolean isStartRequired() {
                return false;
            }

            @Override
            public void onEnd(ReadableSpan span) {
                tally.add();
            }

            @Override
            public boolean isEndRequired() {
                return true;
            }
        };
        try (SdkTracerProvider provider =
                SdkTracerProvider.builder().addSpanProcessor(counting).build()) {
            Tracer tracer = provider.get("shop");
            Both.Task sell = () -> tracer.spanBuilder("sell").startSpan().end();
            Both.atOnce(sell, sell);
        }
        tally.expect(2);
    }
}
