package dev.selvage.explorer.program;

import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Section;
import dev.selvage.runtime.SystemLoader;
import java.io.File;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a program can see of the command that started its JVM: it was that program, not the tool. */
record Surroundings(Map<String, String> properties) {
    static Surroundings of(ProgramInfo info, @Nullable ProgramModules modules) {
        String arguments = info.arguments().isEmpty() ? "" : " " + String.join(" ", info.arguments());
        String path = String.join(File.pathSeparator, info.classPath());
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("java.class.path", modules == null ? path : "");
        properties.put("sun.java.command", info.mainClass() + arguments);
        if (modules != null) {
            properties.put("jdk.module.path", path);
            properties.put("jdk.module.main", modules.root());
            properties.put("jdk.module.main.class", modules.mainClass());
        }
        return new Surroundings(properties);
    }

    /** Holds for the run that is about to begin; what it does to the JDK is no step of it. */
    void become(ClassLoader loader) {
        Thread me = Guard.token;
        boolean controlled = me == Thread.currentThread();
        long state = controlled ? Section.enter() : 0;
        try {
            SystemLoader.begin(loader);
            properties.forEach(System::setProperty);
        } finally {
            if (controlled) Section.exit(me, state);
        }
    }
}
