package dev.selvage.explorer.spec;

import java.util.ArrayList;
import java.util.List;

/** Several things that are asked for with their options: {@code random,hapset:training=20,context=3,dpor}. */
public final class SpecList {
    private static final String OPTION = "[a-z][a-z0-9-]*=.*";

    private SpecList() {}

    /** The text of each. A comma stands between them, and between the options of one: what has an equals sign and a name before it is an option. */
    public static List<String> split(String list) {
        List<String> texts = new ArrayList<>();
        for (String text : list.split("(?<!\\\\),", -1)) {
            int last = texts.size() - 1;
            if (last >= 0 && text.matches(OPTION)) texts.set(last, texts.get(last) + "," + text);
            else texts.add(text);
        }
        return texts;
    }
}
