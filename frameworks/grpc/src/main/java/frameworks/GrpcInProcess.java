package frameworks;

import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.ServerCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import user.Both;
import user.Once;

/** Two clients call a service, which makes something when it is first needed. */
public final class GrpcInProcess {

    /** Texts as messages. */
    private static final class Texts implements MethodDescriptor.Marshaller<String> {
        @Override
        public InputStream stream(String value) {
            return new ByteArrayInputStream(value.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String parse(InputStream stream) {
            try {
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final MethodDescriptor<String, String> ASK = MethodDescriptor.<String, String>newBuilder()
            .setType(MethodDescriptor.MethodType.UNARY)
            .setFullMethodName("shop/ask")
            .setRequestMarshaller(new Texts())
            .setResponseMarshaller(new Texts())
            .build();

    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        ServerServiceDefinition service = ServerServiceDefinition.builder("shop")
                .addMethod(ASK, ServerCalls.asyncUnaryCall((request, observer) -> {
                    once.get();
                    observer.onNext(request);
                    observer.onCompleted();
                }))
                .build();
        Server server = InProcessServerBuilder.forName("shop")
                .addService(service)
                .build()
                .start();
        ManagedChannel channel = InProcessChannelBuilder.forName("shop").build();
        Both.atOnce(() -> ask(channel, "tea"), () -> ask(channel, "milk"));
        channel.shutdownNow();
        server.shutdownNow();
        server.awaitTermination();
        once.expectOne();
    }

    private static void ask(ManagedChannel channel, String what) {
        Both.expect(what, ClientCalls.blockingUnaryCall(channel, ASK, CallOptions.DEFAULT, what));
    }
}
