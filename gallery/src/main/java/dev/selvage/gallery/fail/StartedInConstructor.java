package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;

/** A base class starts the thread in its constructor, before the subclass has set the field that the thread uses. */
@Fails("exception")
public final class StartedInConstructor {

    private StartedInConstructor() {}

    private abstract static class Service extends Thread {
        Service() {
            start();
        }
    }

    private static final class Greeter extends Service {
        private String greeting;

        Greeter(String greeting) {
            this.greeting = greeting;
        }

        @Override
        public void run() {
            greeting = greeting.trim();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Greeter(" hello ").join();
    }
}
