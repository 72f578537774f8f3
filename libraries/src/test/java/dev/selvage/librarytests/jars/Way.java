package dev.selvage.librarytests.jars;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.agent.StaticState;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** A way in which classes of a program are rewritten. */
enum Way {
    /** As {@code selvage run} does. */
    FULL(List.of(), false),
    /** The same for a strategy that asks by which calls a strand got where it is. */
    CALLS(List.of(), true),
    /** As {@code selvage run} does with classes that {@code --include} leaves out. */
    SYNCHRONIZATION(List.of("none.of.these"), false),
    /** As the agent does where nobody keeps the program apart. */
    IN_PLACE(List.of(), false);

    private final List<String> include;
    private final boolean keepsCalls;

    Way(List<String> include, boolean keepsCalls) {
        this.include = include;
        this.keepsCalls = keepsCalls;
    }

    /** Rewrites classes of the jar in this way from now on. */
    ProgramClasses begin(Jar jar) {
        ProgramClasses.select(include, List.of());
        return new ProgramClasses(jar::classFile, keepsCalls);
    }

    /** @param changed gets the names of the classes in which there was something to rewrite */
    Verifier verifier(Jar jar, ProgramClasses classes, Collection<String> changed) {
        if (this == IN_PLACE) return new Verifier(jar, (name, classFile) -> classFile);
        return Verifier.untouched(jar, (name, classFile) -> {
            byte[] result = rewrite(classes, name, classFile);
            if (!Arrays.equals(result, classFile)) changed.add(name);
            return result;
        });
    }

    private static byte[] rewrite(ProgramClasses classes, String name, byte[] classFile) {
        byte[] result = classes.rewrite(name, classFile);
        boolean resettable = ProgramClasses.staticState(classFile) == StaticState.PLAIN;
        return resettable ? ProgramClasses.withReset(classFile, result) : result;
    }
}
