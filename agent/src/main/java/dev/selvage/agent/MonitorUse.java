package dev.selvage.agent;

/**
 * Finds out whether a class file has anything to do with monitors. Every class of the JDK that is loaded is asked, so this reads
 * no more than it has to.
 */
final class MonitorUse {
    private static final int SYNCHRONIZED = 0x0020;
    private static final int MONITORENTER = 0xc2;
    private static final int TABLESWITCH = 0xaa;
    private static final int LOOKUPSWITCH = 0xab;
    private static final int WIDE = 0xc4;
    private static final int IINC = 0x84;

    /** Lengths of instructions by opcode, as digits; 0 where it is not always the same. */
    private static final String LENGTHS = "1".repeat(16) + "23233" + "2".repeat(5) + "1".repeat(28) + "2".repeat(5)
            + "1".repeat(73) + "3" + "1".repeat(20) + "3".repeat(16) + "200111111" + "3".repeat(7) + "553231133110433"
            + "55";

    private final byte[] file;
    private int at = 8;

    /** The number of the constant that attributes with code are named by; 0 where there is none. */
    private int code;

    private boolean waits;

    private MonitorUse(byte[] file) {
        this.file = file;
    }

    /** Whether a method of the class is synchronized, enters a monitor, waits, notifies or asks for the owner of a monitor. */
    static boolean isIn(byte[] classFile) {
        return new MonitorUse(classFile).find();
    }

    private boolean find() {
        constants();
        if (waits) return true;
        at += 6;
        int interfaces = two();
        at += 2 * interfaces;
        for (int fields = two(); fields > 0; fields--) hasMonitors();
        for (int methods = two(); methods > 0; methods--) {
            if (hasMonitors()) return true;
        }
        return false;
    }

    private void constants() {
        int count = two();
        for (int i = 1; i < count; i++) {
            switch (file[at++]) {
                case 1 -> text(i);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> at += 4;
                case 5, 6 -> {
                    at += 8;
                    i++;
                }
                case 15 -> at += 3;
                default -> at += 2;
            }
        }
    }

    private void text(int number) {
        int length = two();
        switch (length) {
            case 4 -> {
                if (is("Code")) code = number;
                else if (is("wait")) waits = true;
            }
            case 6 -> waits |= is("notify");
            case 9 -> waits |= is("notifyAll") || is("holdsLock");
            default -> {
                // None of those.
            }
        }
        at += length;
    }

    private boolean is(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (file[at + i] != word.charAt(i)) return false;
        }
        return true;
    }

    /** Goes past a field or a method. */
    private boolean hasMonitors() {
        boolean found = (two() & SYNCHRONIZED) != 0;
        at += 4;
        for (int attributes = two(); attributes > 0; attributes--) {
            boolean isCode = two() == code;
            int length = four(at);
            at += 4;
            if (isCode && !found) found = entersMonitor(at + 8, at + 8 + four(at + 4));
            at += length;
        }
        return found;
    }

    private boolean entersMonitor(int begin, int end) {
        int next = begin;
        while (next < end) {
            int opcode = file[next] & 0xff;
            if (opcode == MONITORENTER) return true;
            int length = LENGTHS.charAt(opcode) - '0';
            next += length == 0 ? varyingLength(opcode, next, begin) : length;
        }
        return false;
    }

    private int varyingLength(int opcode, int instruction, int begin) {
        if (opcode == WIDE) return (file[instruction + 1] & 0xff) == IINC ? 6 : 4;
        int operands = instruction + 4 - (instruction - begin & 3);
        return switch (opcode) {
            case TABLESWITCH -> operands - instruction + 12 + 4 * (four(operands + 8) - four(operands + 4) + 1);
            case LOOKUPSWITCH -> operands - instruction + 8 + 8 * four(operands + 4);
            default -> throw new IllegalArgumentException("unknown instruction " + opcode);
        };
    }

    private int two() {
        int value = (file[at] & 0xff) << 8 | file[at + 1] & 0xff;
        at += 2;
        return value;
    }

    private int four(int from) {
        return (file[from] & 0xff) << 24
                | (file[from + 1] & 0xff) << 16
                | (file[from + 2] & 0xff) << 8
                | file[from + 3] & 0xff;
    }
}
