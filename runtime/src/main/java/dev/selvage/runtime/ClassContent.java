package dev.selvage.runtime;

/** The texts in a class file: the names of all that a class consists of and refers to. */
final class ClassContent {
    private static final long PRIME = 0x100000001B3L;
    private static final long BASIS = 0xCBF29CE484222325L;

    private static final int TEXT = 1;
    private static final int HEADER = 8;

    private ClassContent() {}

    /** A number that follows from all texts but those with {@code variable} in them, whose order is that of the class file. */
    static long numberOf(byte[] classFile, String variable) {
        long number = BASIS;
        int at = HEADER + 2;
        for (int entries = twoBytes(classFile, HEADER); entries > 1; entries--) {
            int tag = classFile[at++];
            if (tag == TEXT) {
                int length = twoBytes(classFile, at);
                if (!contains(classFile, at + 2, length, variable)) number = hash(classFile, at + 2, length, number);
                at += 2 + length;
            } else {
                at += size(tag);
                // Long numbers take two entries.
                if (tag == 5 || tag == 6) entries--;
            }
        }
        return number;
    }

    private static int size(int tag) {
        switch (tag) {
            case 5, 6:
                return 8;
            case 15:
                return 3;
            case 7, 8, 16, 19, 20:
                return 2;
            default:
                return 4;
        }
    }

    private static boolean contains(byte[] classFile, int start, int length, String text) {
        for (int i = start; i + text.length() <= start + length; i++) {
            int j = 0;
            while (j < text.length() && classFile[i + j] == text.charAt(j)) j++;
            if (j == text.length()) return true;
        }
        return false;
    }

    private static long hash(byte[] classFile, int start, int length, long before) {
        long number = before;
        for (int i = start; i < start + length; i++) number = (number ^ classFile[i]) * PRIME;
        return number * PRIME;
    }

    private static int twoBytes(byte[] classFile, int at) {
        return (classFile[at] & 0xFF) << 8 | classFile[at + 1] & 0xFF;
    }
}
