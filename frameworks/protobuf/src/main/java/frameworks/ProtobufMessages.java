package frameworks;

import com.google.protobuf.ListValue;
import com.google.protobuf.Value;
import user.Both;

/** Two threads add to one builder, which is not made for that: under a lock, or not. */
public final class ProtobufMessages {
    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        ListValue.Builder list = ListValue.newBuilder();
        Both.Task add = () -> {
            Value value = Value.parseFrom(
                    Value.newBuilder().setStringValue("tea").build().toByteArray());
            if (buggy) {
                list.addValues(value);
            } else {
                synchronized (list) {
                    list.addValues(value);
                }
            }
        };
        Both.atOnce(add, add);
        Both.expect(2, list.build().getValuesCount());
    }
}
