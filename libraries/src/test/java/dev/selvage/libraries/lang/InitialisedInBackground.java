package dev.selvage.libraries.lang;

import dev.selvage.libraries.Together;
import org.apache.commons.lang3.concurrent.CallableBackgroundInitializer;

/** A value is made by a thread in the background and awaited by two others. */
public final class InitialisedInBackground {
    private InitialisedInBackground() {}

    public static void main(String[] args) throws Exception {
        CallableBackgroundInitializer<String> initializer = new CallableBackgroundInitializer<>(() -> "made");
        initializer.start();
        Together.Task ask = () -> Together.expect("made", initializer.get());
        Together.run(ask, ask);
    }
}
