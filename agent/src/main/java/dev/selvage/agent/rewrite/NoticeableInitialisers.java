package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Knows the classes whose initialisers other threads can notice while they run: what they reach is shared, they start or wait
 * for threads, or they need classes which need them in turn. All others may as well happen in one go.
 *
 * <p>What cannot be seen in class files counts as noticeable only if it could block; a mistake costs schedules, not verdicts.
 */
final class NoticeableInitialisers {
    /** For classes that are initialised once and not in every run. */
    static final NoticeableInitialisers NONE = new NoticeableInitialisers(name -> null, name -> false);

    private final Function<String, byte @Nullable []> classFiles;
    private final Predicate<String> ofProgram;
    private final Map<String, @Nullable InitialiserTraits> classes = new HashMap<>();
    private final Map<String, Effects> effects = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();

    /** What an initialiser does, with all that it calls but without the initialisers of other classes. */
    private record Effects(boolean noticeable, Set<String> uses) {}

    NoticeableInitialisers(Function<String, byte @Nullable []> classFiles, Predicate<String> ofProgram) {
        this.classFiles = classFiles;
        this.ofProgram = ofProgram;
    }

    /** Whether the initialiser of the class is to be part of the schedule. */
    synchronized boolean contains(@Nullable String name) {
        if (name == null || !ofProgram.test(name)) return false;
        Boolean answer = known.get(name);
        if (answer == null) {
            answer = decide(name);
            known.put(name, answer);
        }
        return answer;
    }

    private boolean decide(String name) {
        InitialiserTraits traits = traits(name);
        if (traits == null || (traits.access & (ACC_INTERFACE | ACC_MODULE)) != 0) return false;
        if (contains(traits.superName)) return true;
        if (!traits.hasInitialiser()) return false;
        Set<String> needed = needed(name);
        needed.add(name);
        return needed.stream().anyMatch(other -> effects(other).noticeable() || isInCircle(other));
    }

    /** Whether other initialisers lie on a way from the class back to itself. */
    private boolean isInCircle(String name) {
        return needed(name).contains(name);
    }

    /** All classes whose initialisers can run inside that of {@code name}, itself only by way of another. */
    private Set<String> needed(String name) {
        Set<String> found = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        effects(name).uses().stream().filter(other -> !other.equals(name)).forEach(open::add);
        while (!open.isEmpty()) {
            String next = open.pop();
            if (!found.add(next)) continue;
            open.addAll(effects(next).uses());
        }
        return found;
    }

    private Effects effects(String name) {
        Effects result = effects.get(name);
        if (result == null) {
            result = compute(name);
            effects.put(name, result);
        }
        return result;
    }

    private Effects compute(String name) {
        InitialiserTraits own = traits(name);
        Set<String> uses = new HashSet<>();
        if (own == null) return new Effects(false, uses);
        if (own.superName != null && traits(own.superName) != null) uses.add(own.superName);
        boolean noticeable = false;
        Set<String> visited = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.push(name + "." + InitialiserTraits.INITIALISER);
        while (!open.isEmpty()) {
            String method = open.pop();
            InitialiserTraits.Traits traits = visited.add(method) ? traitsOf(method) : null;
            if (traits == null) continue;
            noticeable |= traits.acts || reachesOthers(traits, name);
            for (String used : traits.uses) {
                if (traits(used) != null) uses.add(used);
            }
            open.addAll(traits.calls);
        }
        return new Effects(noticeable, uses);
    }

    /** Whether the method gets, through statics of classes other than {@code name}, to what other threads can change or see. */
    private boolean reachesOthers(InitialiserTraits.Traits traits, String name) {
        return traits.shares.stream().anyMatch(owner -> !owner.equals(name) && ofProgram.test(owner))
                || traits.reads.stream().anyMatch(field -> isVariableOfOther(field, name));
    }

    private boolean isVariableOfOther(String field, String name) {
        int dot = field.indexOf('.');
        String owner = field.substring(0, dot);
        InitialiserTraits traits = owner.equals(name) ? null : traits(owner);
        return traits != null && traits.variables.contains(field.substring(dot + 1));
    }

    /** The method as the class or one of its superclasses has it; null outside the program. */
    private InitialiserTraits.@Nullable Traits traitsOf(String method) {
        int dot = method.indexOf('.');
        String signature = method.substring(dot + 1);
        String owner = method.substring(0, dot);
        while (true) {
            InitialiserTraits type = traits(owner);
            if (type == null) return inherited(signature);
            InitialiserTraits.Traits found = type.methods.get(signature);
            if (found != null || type.superName == null) return found;
            owner = type.superName;
        }
    }

    /** A program's own thread inherits what starts it and what waits for it. */
    private static InitialiserTraits.@Nullable Traits inherited(String signature) {
        if (!signature.equals("start()V") && !signature.startsWith("join(")) return null;
        InitialiserTraits.Traits traits = new InitialiserTraits.Traits();
        traits.acts = true;
        return traits;
    }

    private @Nullable InitialiserTraits traits(String name) {
        if (!ofProgram.test(name)) return null;
        if (!classes.containsKey(name)) {
            byte[] classFile = classFiles.apply(name);
            classes.put(name, classFile == null ? null : InitialiserTraits.of(classFile));
        }
        return classes.get(name);
    }

    /** Whether code of the class {@code from} may name the class. */
    synchronized boolean isAccessible(String name, String from) {
        InitialiserTraits traits = traits(name);
        return traits != null
                && ((traits.access & ACC_PUBLIC) != 0 || packageOf(name).equals(packageOf(from)));
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }
}
