package dev.selvage.engine.model;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What the JDK gives a program besides threads and monitors: hash codes, random bytes, pools, shutdown hooks; and what escaped. */
final class RunEnvironment {
    /** Of the common pool: the same on every machine, and more than one, as tasks of one worker never meet. */
    private static final int PARALLELISM = 3;

    final IdentityHashes hashes = new IdentityHashes();
    final Numbers numbers = new Numbers();
    final Shutdown shutdown = new Shutdown();
    final CoarseAccesses coarse = new CoarseAccesses();
    final LentObjects lent = new LentObjects();
    final BulkyCalls bulky = new BulkyCalls();
    final StreamUsers streams = new StreamUsers();
    final HiddenState hidden = new HiddenState();
    final Draws draws = new Draws();
    final Interruptions interruptions = new Interruptions();
    private final List<String> escapes = new ArrayList<>();
    private final Set<String> external = new TreeSet<>();
    private final Set<String> unseen = new TreeSet<>();
    private @Nullable RunPools pools;
    private @Nullable Random random;
    private @Nullable Random randomForJvm;

    RunPools pools() {
        if (pools == null) pools = new RunPools(PARALLELISM);
        return pools;
    }

    void randomBytes(byte[] bytes) {
        if (random == null) random = new Random(0);
        random.nextBytes(bytes);
    }

    /** For what the JVM makes once: in the run that does so the program is to draw the same numbers as in any other. */
    void bytesForJvm(byte[] bytes) {
        if (randomForJvm == null) randomForJvm = new Random(1);
        randomForJvm.nextBytes(bytes);
    }

    // ---- the world outside

    /** Something ran outside control; threads that nobody controls tell of it, too. */
    synchronized void escaped(String what) {
        escapes.add(what);
    }

    synchronized List<String> escapes() {
        return List.copyOf(escapes);
    }

    /** A thread waited for this outside the program. */
    void waitedFor(String what) {
        external.add(what);
    }

    List<String> external() {
        return List.copyOf(external);
    }

    // ---- what is not seen

    /** Two threads can be in an object of that class, or in an array, at the same time, and not all is seen that they do there. */
    void metUnseen(Class<?> type) {
        metUnseen(type.isArray() ? type.getTypeName() : publicName(type));
    }

    void metUnseen(String type) {
        unseen.add(type);
    }

    List<String> unseen() {
        return List.copyOf(unseen);
    }

    /** The class of the JDK by which programs know it. */
    private static String publicName(Class<?> type) {
        for (Class<?> known = type; known != null && known != Object.class; known = known.getSuperclass()) {
            if (Modifier.isPublic(known.getModifiers()) && known.getName().startsWith("java")) return known.getName();
        }
        return type.getName();
    }

    // ---- from run to run

    /** Whether the run asked for nothing that could have a life of its own. */
    synchronized boolean isUntouched() {
        return pools == null && escapes.isEmpty() && external.isEmpty();
    }

    void reset() {
        hashes.reset();
        numbers.reset();
        shutdown.reset();
        coarse.reset();
        lent.reset();
        bulky.reset();
        streams.reset();
        draws.reset();
        unseen.clear();
        random = null;
    }
}
