package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.ArrayList;
import java.util.List;

/** A constructor starts a thread that uses a final field, and makes what is in the field afterwards. */
@Fails("exception")
public final class FinalReadByOwnThread {

    private final Thread worker;
    private final List<String> names;

    private FinalReadByOwnThread() {
        worker = new Thread(() -> work());
        worker.start();
        names = new ArrayList<>();
    }

    private void work() {
        names.add("first");
    }

    public static void main(String[] args) throws InterruptedException {
        new FinalReadByOwnThread().worker.join();
    }
}
