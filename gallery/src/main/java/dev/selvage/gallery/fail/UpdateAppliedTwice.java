package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** The function of an update counts how often it is applied, and is applied again when another thread was faster. */
@Fails("assertion")
public final class UpdateAppliedTwice {
    private UpdateAppliedTwice() {}

    public static void main(String[] args) {
        AtomicReference<String> text = new AtomicReference<>("");
        Threads.both(() -> text.set("new"), () -> append(text));
    }

    private static void append(AtomicReference<String> text) {
        StringBuilder applied = new StringBuilder();
        text.updateAndGet(value -> {
            applied.append(value);
            return value + "!";
        });
        Check.equal("", applied.toString());
    }
}
