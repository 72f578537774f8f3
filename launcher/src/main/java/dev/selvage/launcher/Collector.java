package dev.selvage.launcher;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** The garbage collector of this JVM, which may be its own choice. */
final class Collector {
    /** Before JDK 21 what collector there is decides whether classes have their hash codes from the archive of the JDK; these must be the same in a replay. */
    static final boolean HASHES_HANG_ON_IT = Runtime.version().feature() < 21;

    private static final List<String> OPTIONS =
            List.of("UseG1GC", "UseSerialGC", "UseParallelGC", "UseZGC", "UseShenandoahGC");

    private Collector() {}

    /** The option by which another JVM has the same one; none where the JVM does not tell. */
    static List<String> ofThisJvm() {
        return OPTIONS.stream()
                .filter(Collector::isOn)
                .map(option -> "-XX:+" + option)
                .toList();
    }

    private static boolean isOn(String option) {
        HotSpotDiagnosticMXBean jvm = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        try {
            return jvm != null && "true".equals(jvm.getVMOption(option).getValue());
        } catch (IllegalArgumentException notInThisBuild) {
            return false;
        }
    }
}
