package org.example.programs;

/** Two threads write a field that is meant for one; nothing else goes wrong. */
public final class Shared {
    private int ownValue;

    public static void main(String[] arguments) throws InterruptedException {
        Shared shared = new Shared();
        Thread other = new Thread(shared::write);
        other.start();
        other.join();
        if (arguments.length == 0) shared.write();
        Thread third = new Thread(() -> {});
        third.start();
        third.join();
    }

    private synchronized void write() {
        ownValue++;
    }
}
