package dev.selvage.explorer.program;

import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Section;
import dev.selvage.runtime.SystemLoader;
import java.io.File;

/** What a program can see of the command that started its JVM: it was that program, not the tool. */
record Surroundings(String classPath, String command) {
    static Surroundings of(ProgramInfo info) {
        String arguments = info.arguments().isEmpty() ? "" : " " + String.join(" ", info.arguments());
        return new Surroundings(String.join(File.pathSeparator, info.classPath()), info.mainClass() + arguments);
    }

    /** Holds for the run that is about to begin; what it does to the JDK is no step of it. */
    void become(ClassLoader loader) {
        Thread me = Guard.token;
        boolean controlled = me == Thread.currentThread();
        long state = controlled ? Section.enter() : 0;
        try {
            SystemLoader.begin(loader);
            System.setProperty("java.class.path", classPath);
            System.setProperty("sun.java.command", command);
        } finally {
            if (controlled) Section.exit(me, state);
        }
    }
}
