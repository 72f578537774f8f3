package dev.selvage.explorer.plugin;

import dev.selvage.api.Provider;
import dev.selvage.api.criterion.CriterionProvider;
import dev.selvage.api.oracle.OracleProvider;
import dev.selvage.api.report.ReportProvider;
import dev.selvage.api.strategy.StrategyProvider;
import dev.selvage.explorer.coverage.CriterionRegister;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyRegister;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * What there is to choose from: what Selvage brings along, and what plug-ins add.
 *
 * @param path the jars and folders of plug-ins
 */
public record Plugins(
        List<String> path,
        StrategyRegister strategies,
        CriterionRegister criteria,
        PluggedOracles oracles,
        PluggedReports reports) {
    private static final Plugins NONE = new Plugins(
            List.of(), Strategies.own(), CriterionRegister.own(), PluggedOracles.NONE, new PluggedReports(List.of()));

    /** Only what Selvage brings along. */
    public static Plugins none() {
        return NONE;
    }

    /**
     * Also what is found by {@link ServiceLoader} in these jars and folders, and on the class path of Selvage itself.
     *
     * @throws PluginException with one line for the user where something is wrong with one
     */
    @SuppressWarnings("resource") // Plug-ins load classes as long as the JVM lives.
    public static Plugins load(List<Path> path) {
        ClassLoader loader = path.isEmpty() ? Plugins.class.getClassLoader() : PluginLoader.of(path);
        List<StrategyProvider> strategies = find(StrategyProvider.class, loader);
        List<CriterionProvider> criteria = find(CriterionProvider.class, loader);
        List<OracleProvider> oracles = find(OracleProvider.class, loader);
        List<ReportProvider> reports = find(ReportProvider.class, loader);
        int count = strategies.size() + criteria.size() + oracles.size() + reports.size();
        if (count == 0) {
            if (path.isEmpty()) return NONE;
            throw new PluginException("there is no plug-in in " + String.join(", ", texts(path))
                    + ": META-INF/services names no provider");
        }
        Set<String> taken = new HashSet<>();
        Strategies.all().forEach(entry -> taken.add("strategy '" + entry.name() + "'"));
        CriterionRegister.own().all().forEach(entry -> taken.add("criterion '" + entry.name() + "'"));
        return new Plugins(
                texts(path),
                Strategies.own()
                        .with(checked("strategy", strategies, taken).stream()
                                .map(Providers::strategy)
                                .toList()),
                CriterionRegister.own()
                        .with(checked("criterion", criteria, taken).stream()
                                .map(Providers::criterion)
                                .toList()),
                new PluggedOracles(checked("oracle", oracles, taken)),
                new PluggedReports(checked("report", reports, taken)));
    }

    private static List<String> texts(List<Path> path) {
        return path.stream().map(Path::toAbsolutePath).map(Path::toString).toList();
    }

    private static <T> List<T> find(Class<T> type, ClassLoader loader) {
        List<T> found = new ArrayList<>();
        try {
            ServiceLoader.load(type, loader).forEach(found::add);
        } catch (ServiceConfigurationError | LinkageError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            String why = cause == e ? "" : " (" + String.valueOf(cause).replaceAll("\\s+", " ") + ")";
            throw new PluginException(
                    "a plug-in cannot be loaded: "
                            + String.valueOf(e.getMessage()).replaceAll("\\s+", " ") + why,
                    e);
        }
        return found;
    }

    private static <T extends Provider> List<T> checked(String kind, List<T> providers, Set<String> taken) {
        for (T provider : providers) {
            String id = new PluginCall(kind + " of " + provider.getClass().getName()).get(provider::id);
            if (id == null || !id.matches("[a-z][a-z0-9-]*")) {
                throw new PluginException("plug-in " + provider.getClass().getName() + " calls its " + kind + " '" + id
                        + "'; a name has small letters, digits and hyphens");
            }
            if (!taken.add(kind + " '" + id + "'")) {
                throw new PluginException("plug-in " + provider.getClass().getName() + " calls its " + kind + " '" + id
                        + "', as another one is called");
            }
        }
        return providers;
    }
}
