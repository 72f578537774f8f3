package dev.selvage.bench;

import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.report.model.ProgramInfo;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang.math.IntRange;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.logging.LogFactory;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.apache.commons.vfs2.FileObject;

/** Opens the programs that are measured, from wherever this class comes from. */
public final class Programs {
    private Programs() {}

    /** Classes of the libraries that some of the programs use; where they are in one jar with this class, it is that. */
    private static final List<Class<?>> LIBRARIES =
            List.of(IntRange.class, GenericObjectPool.class, FileObject.class, LogFactory.class, ArrayUtils.class);

    public static Program open(Class<?> mainClass, String... arguments) {
        return open(Isolation.STATICS, mainClass, arguments);
    }

    public static Program open(Isolation isolation, Class<?> mainClass, String... arguments) {
        Set<String> classPath = new LinkedHashSet<>(List.of(location().toString()));
        for (Class<?> library : LIBRARIES) classPath.add(location(library).toString());
        ProgramInfo info =
                new ProgramInfo(List.copyOf(classPath), mainClass.getName(), List.of(arguments), List.of(), List.of());
        try {
            return MainProgram.open(info, isolation);
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The jar, or folder, of this module's classes. */
    static Path location() {
        return location(Programs.class);
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
