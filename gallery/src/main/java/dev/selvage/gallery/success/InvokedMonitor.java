package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Method;

/** A monitor is waited for and notified by methods that are called by reflection. */
public final class InvokedMonitor {
    private boolean open;

    private void pass(Method await) throws ReflectiveOperationException {
        synchronized (this) {
            while (!open) await.invoke(this);
        }
    }

    private void open(Method signal) throws ReflectiveOperationException {
        synchronized (this) {
            open = true;
            signal.invoke(this);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Method await = Object.class.getMethod("wait");
        Method signal = Object.class.getMethod("notifyAll");
        InvokedMonitor gate = new InvokedMonitor();
        Threads.both(() -> gate.pass(await), () -> gate.open(signal));
        Check.that(gate.open, "nobody opened the gate");
    }
}
