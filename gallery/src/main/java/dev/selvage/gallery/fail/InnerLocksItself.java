package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A synchronized method of an inner class locks the inner object, and not the outer one whose field it changes. */
@Fails("assertion")
public final class InnerLocksItself {

    private int count;

    private final class Button {
        synchronized void press() {
            count++;
        }
    }

    public static void main(String[] args) {
        InnerLocksItself panel = new InnerLocksItself();
        Button left = panel.new Button();
        Button right = panel.new Button();
        Threads.both(left::press, right::press);
        Check.equal(2, panel.count);
    }
}
