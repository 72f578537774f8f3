package dev.selvage.samples;

/** The worked examples of the paper on history-aware predecessor sets. */
public final class Figures {
    private Figures() {}

    /** Figure 1: a pointer is tested and used by one thread while another sets it and takes it away. */
    public static final class TestAndUse {
        static int[] pointer;

        public static void main(String[] args) {
            Thread user = new Thread(TestAndUse::use);
            user.start();
            pointer = new int[1];
            pointer = null;
        }

        private static void use() {
            if (pointer != null) {
                pointer[0] = 10;
            }
        }
    }

    /** Figure 2: a thread asks for a value again and again, under a lock, until another has set it. */
    public static final class BusyWaiting {
        private int value;

        private synchronized int get() {
            return value;
        }

        private synchronized void set() {
            value = 1;
        }

        public static void main(String[] args) {
            BusyWaiting shared = new BusyWaiting();
            new Thread(shared::await).start();
            shared.set();
        }

        private void await() {
            int seen;
            do {
                seen = get();
            } while (seen == 0);
        }
    }
}
