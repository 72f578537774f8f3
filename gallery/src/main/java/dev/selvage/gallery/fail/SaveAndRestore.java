package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads replace a global and put back what they found, and one of them may have found the other's value. */
@Fails("assertion")
public final class SaveAndRestore {

    private static String output = "console";

    private SaveAndRestore() {}

    private static void redirect(String file) {
        String saved = output;
        output = file;
        output = saved;
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> redirect("a.log"));
        redirect("b.log");
        Threads.join(other);
        Check.equal("console", output);
    }
}
