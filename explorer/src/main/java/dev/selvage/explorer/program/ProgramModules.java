package dev.selvage.explorer.program;

import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Guard;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.module.ResolutionException;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The modules of a program that is given as {@code MODULE/CLASS}: what is on its class path is a module path then. */
final class ProgramModules {
    private static final char SLASH = '/';

    private final Configuration configuration;
    private final String root;
    private final String mainClass;
    private final Set<String> packages;

    private ProgramModules(Configuration configuration, String root, String mainClass) {
        this.configuration = configuration;
        this.root = root;
        this.mainClass = mainClass;
        this.packages = packagesOf(configuration);
    }

    /** The modules that the program needs, resolved as {@code java} does; null if it is none of modules. */
    static @Nullable ProgramModules of(ProgramInfo info) throws ProgramException {
        int slash = info.mainClass().indexOf(SLASH);
        if (slash < 0) return null;
        String root = info.mainClass().substring(0, slash);
        try {
            ModuleFinder path =
                    ModuleFinder.of(info.classPath().stream().map(Path::of).toArray(Path[]::new));
            ModuleReference module = path.find(root)
                    .orElseThrow(() -> new ProgramException("module " + root + " is not on the module path; check -p"));
            String mainClass = slash + 1 < info.mainClass().length()
                    ? info.mainClass().substring(slash + 1)
                    : module.descriptor()
                            .mainClass()
                            .orElseThrow(() -> new ProgramException(
                                    "module " + root + " names no main class; give it as " + root + "/CLASS"));
            Configuration resolved =
                    ModuleLayer.boot().configuration().resolveAndBind(path, ModuleFinder.of(), Set.of(root));
            return new ProgramModules(resolved, root, mainClass);
        } catch (FindException | ResolutionException e) {
            throw new ProgramException("the modules of " + root + " cannot be put together: " + e.getMessage());
        }
    }

    /** The name of the class with the {@code main} method, of a program of modules or not. */
    static String mainClass(ProgramInfo info, @Nullable ProgramModules modules) {
        return modules == null ? info.mainClass() : modules.mainClass;
    }

    String root() {
        return root;
    }

    String mainClass() {
        return mainClass;
    }

    /** Where its class files are. */
    static List<Path> places(ProgramInfo info, @Nullable ProgramModules modules) {
        return modules == null ? info.classPath().stream().map(Path::of).toList() : modules.locations();
    }

    private List<Path> locations() {
        List<Path> all = new ArrayList<>();
        for (ResolvedModule module : configuration.modules()) {
            URI location = module.reference().location().orElseThrow();
            all.add(Path.of(location));
        }
        all.sort(null);
        return all;
    }

    private static Set<String> packagesOf(Configuration configuration) {
        Set<String> all = new HashSet<>();
        for (ResolvedModule module : configuration.modules()) {
            all.addAll(module.reference().descriptor().packages());
        }
        return all;
    }

    boolean hasPackage(String name) {
        return packages.contains(name);
    }

    /** Makes the modules those of a loader that has loaded nothing yet. Rewritten code calls hooks; hooks and the tool make entries and statics of any class. */
    void defineIn(ClassLoader loader) {
        ModuleLayer.Controller controller =
                ModuleLayer.defineModules(configuration, List.of(ModuleLayer.boot()), name -> loader);
        Module hooks = Guard.class.getModule();
        Module tool = ProgramModules.class.getModule();
        for (Module module : controller.layer().modules()) {
            controller.addReads(module, hooks);
            for (String each : module.getPackages()) {
                controller.addOpens(module, each, hooks);
                controller.addOpens(module, each, tool);
            }
        }
    }
}
