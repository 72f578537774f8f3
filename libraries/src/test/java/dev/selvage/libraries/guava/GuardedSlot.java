package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.Monitor;
import dev.selvage.libraries.Together;

/** Values go through one slot whose guards are those of a Monitor. */
public final class GuardedSlot {
    private GuardedSlot() {}

    public static void main(String[] args) throws Exception {
        Monitor monitor = new Monitor();
        int[] slot = {0};
        int[] sum = {0};
        Monitor.Guard empty = monitor.newGuard(() -> slot[0] == 0);
        Monitor.Guard full = monitor.newGuard(() -> slot[0] != 0);
        Together.run(
                () -> {
                    for (int i = 1; i <= 3; i++) {
                        monitor.enterWhen(empty);
                        slot[0] = i;
                        monitor.leave();
                    }
                },
                () -> {
                    for (int i = 1; i <= 3; i++) {
                        monitor.enterWhen(full);
                        sum[0] += slot[0];
                        slot[0] = 0;
                        monitor.leave();
                    }
                });
        Together.expect(6, sum[0]);
    }
}
