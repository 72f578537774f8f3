package dev.selvage.samples;

import java.util.ListResourceBundle;
import java.util.ResourceBundle;

/** Texts that the JDK keeps once they are made. */
public final class Bundles {
    private Bundles() {}

    /** They may be made between two writes of main. */
    public static final class MadeHalfWay {
        private static volatile boolean begun;
        private static volatile boolean finished;

        private MadeHalfWay() {}

        public static void main(String[] args) {
            Bodies.start(MadeHalfWay::read);
            begun = true;
            finished = true;
        }

        private static void read() {
            String text = ResourceBundle.getBundle(Texts.class.getName()).getString("text");
            if (text.equals("half")) throw new AssertionError("made half way");
        }

        /** The texts. */
        public static final class Texts extends ListResourceBundle {
            private final boolean half = begun && !finished;

            @Override
            protected Object[][] getContents() {
                return new Object[][] {{"text", half ? "half" : "whole"}};
            }
        }
    }
}
