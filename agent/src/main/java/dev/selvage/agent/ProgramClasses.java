package dev.selvage.agent;

import dev.selvage.agent.rewrite.ClassRewriter;
import dev.selvage.agent.rewrite.Treatment;
import dev.selvage.runtime.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Rewrites the classes of one program under test. */
public final class ProgramClasses {
    /** What to include so that accesses inside the concurrent library are scheduling points, too. */
    public static final String INSIDE_LIBRARY = "java.util.concurrent";

    private static final String MOCKITO = "org/mockito/";
    private static final String MOCKS = MOCKITO + "Mockito";

    /** In Mockito 1 alone, which keeps nothing in the JVM that would be in the way of a second one. */
    private static final String OLD_MOCKS = MOCKITO + "cglib/proxy/Enhancer";

    private static volatile List<String> include = List.of();
    private static volatile List<String> exclude = List.of();

    private final ClassRewriter rewriter;
    private final List<String> untransformed = new CopyOnWriteArrayList<>();
    private final List<String> warnings = new CopyOnWriteArrayList<>();

    private volatile boolean hasUnselected;

    private final boolean keepsCalls;
    private final boolean hasMocks;
    private final boolean hasOldMocks;

    /**
     * @param classFiles gives the class file of an internal name, or null
     * @param keepsCalls whether it is to be known by which calls a strand got where it is
     */
    public ProgramClasses(Function<String, byte @Nullable []> classFiles, boolean keepsCalls) {
        this.keepsCalls = keepsCalls;
        this.hasOldMocks = classFiles.apply(OLD_MOCKS) != null;
        this.hasMocks = classFiles.apply(MOCKS) != null && !hasOldMocks;
        this.rewriter = ClassRewriter.ofProgram(classFiles, this::isOfProgram, warnings::add);
    }

    /**
     * Says whose fields are scheduling points.
     *
     * @param included prefixes of class names, with dots; empty for all classes of the program. {@link #INSIDE_LIBRARY} adds the classes
     *     of that package of the JDK and takes none of the program's away.
     * @param excluded prefixes that are left out again
     */
    public static void select(List<String> included, List<String> excluded) {
        boolean inside = included.contains(INSIDE_LIBRARY);
        List<String> ofProgram = new ArrayList<>(included);
        ofProgram.remove(INSIDE_LIBRARY);
        include = slashed(ofProgram);
        exclude = slashed(excluded);
        if (inside) Agent.hookInsideConcurrent();
        if (Agent.isInstalled()) Insides.wanted(inside);
    }

    /** Apart, since the runtime is not there before the agent is. */
    private static final class Insides {
        static void wanted(boolean wanted) {
            Library.pointsInside(wanted);
        }
    }

    private static List<String> slashed(List<String> names) {
        List<String> result = new ArrayList<>();
        for (String name : names) result.add(name.replace('.', '/'));
        return List.copyOf(result);
    }

    private boolean isOfProgram(String name) {
        return !ClassPolicy.isJdk(name) && !ClassPolicy.isTool(name) && !isShared(name);
    }

    static Treatment treatment(String name) {
        // Only who the current thread is has to be right in there.
        if (ClassPolicy.isGenerator(name)) {
            return ClassPolicy.isWaiting(name) ? Treatment.LIBRARY_SYNCHRONIZATION : Treatment.INITIALISER_ONLY;
        }
        return ofProgram(name);
    }

    private static Treatment ofProgram(String name) {
        return isSelected(name) ? Treatment.PROGRAM : Treatment.PROGRAM_SYNCHRONIZATION;
    }

    /** What all runs share may hold its monitors while it calls the program back. */
    private Treatment treatmentApart(String name) {
        if (!isShared(name)) return ofProgram(name);
        return ClassPolicy.isCompanion(name) ? Treatment.LIBRARY_SYNCHRONIZATION : treatment(name);
    }

    /** The treatment where no loader keeps the program apart: what runs its tests is loaded in the same way, but is no part of it. */
    static Treatment treatmentInPlace(String name) {
        boolean named = !include.isEmpty() && isSelected(name);
        return ClassPolicy.isHarness(name) && !named ? Treatment.INITIALISER_ONLY : treatment(name);
    }

    private static boolean isSelected(String name) {
        boolean included = include.isEmpty() || ClassPolicy.startsWithAny(name, include);
        return included && !ClassPolicy.startsWithAny(name, exclude);
    }

    /** Whether the class path has a library that makes mocks, which are classes in the loader of what they stand for. */
    public boolean hasMocks() {
        return hasMocks;
    }

    /**
     * Whether a class belongs to a library that makes classes, such as mocks, or to what such a library refers to. Those are loaded once for
     * all runs: they keep their state in the JVM, and what they do inside is no step of the program.
     */
    public boolean isShared(String internalName) {
        if (hasOldMocks && internalName.startsWith(MOCKITO)) return false;
        return ClassPolicy.isGenerator(internalName) || hasMocks && ClassPolicy.isCompanion(internalName);
    }

    /** What of the class would outlive a run. */
    public static StaticState staticState(byte[] classFile) {
        return StaticState.of(classFile);
    }

    /**
     * Adds a method to a rewritten class that makes its statics as they are in a new class, see {@link #resetMethod}.
     *
     * @param original the class before it was rewritten, whose statics are {@link StaticState#PLAIN}
     */
    public static byte[] withReset(byte[] original, byte[] rewritten) {
        return StaticsReset.add(original, rewritten);
    }

    /** Whether a class was initialised, so that there is anything to reset. */
    public static boolean isInitialised(Class<?> type) {
        return !Pending.INITIALISATION.isPending(type);
    }

    /** Needs a JDK that has been opened. */
    private static final class Pending {
        static final Initialisation INITIALISATION = new Initialisation();
    }

    /** The name of that method, which is public and static and has no parameters. */
    public static String resetMethod() {
        return StaticsReset.METHOD;
    }

    /** One sentence for each class of this program that could not be rewritten. */
    public List<String> untransformed() {
        return List.copyOf(untransformed);
    }

    /** One sentence for each class or method of which something had to be left out. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** Whether accesses to fields and arrays of some class or method are no points: they could not be, or were not selected. */
    public boolean leavesOutAccesses() {
        return hasUnselected || !warnings.isEmpty();
    }

    /** The class as it is to be defined; one that cannot be rewritten is reported and left as it is. */
    public byte[] rewrite(String internalName, byte[] classFile) {
        try {
            Treatment treatment = treatmentApart(internalName);
            if (treatment == Treatment.PROGRAM_SYNCHRONIZATION) hasUnselected = true;
            byte[] rewritten = rewriter.rewrite(classFile, keepsCalls ? treatment.withCalls() : treatment, false);
            return rewritten == null ? classFile : rewritten;
        } catch (RuntimeException | StackOverflowError e) {
            untransformed.add(Untransformed.sentence(internalName, e));
            return classFile;
        }
    }
}
