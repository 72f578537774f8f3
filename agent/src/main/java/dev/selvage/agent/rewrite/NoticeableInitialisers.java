package dev.selvage.agent.rewrite;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Knows the classes whose initialisers other threads can notice while they run: they get at objects that they have not made, start or wait
 * for threads, or need classes which need them in turn. All others may as well happen in one go.
 *
 * <p>An initialiser that is noticeable by mistake costs schedules; one that is not, by mistake, costs the proof.
 */
final class NoticeableInitialisers {
    /** For classes that are initialised once and not in every run. */
    static final NoticeableInitialisers NONE = new NoticeableInitialisers(name -> null, name -> false);

    private final Function<String, byte @Nullable []> classFiles;
    private final Predicate<String> ofProgram;
    private final Map<String, @Nullable InitialiserTraits> classes = new HashMap<>();
    private final Map<String, Effects> effects = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();

    /**
     * What an initialiser does, with all that it calls but without the initialisers of other classes.
     *
     * @param uses the classes that it needs; of no interest, and not complete, where it is noticeable
     */
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

    /** Whether the initialiser is that of an interface, which runs in one go although others can notice it. */
    synchronized boolean runsAtOnce(String name) {
        InitialiserTraits traits = traits(name);
        return traits != null
                && (traits.access & ACC_INTERFACE) != 0
                && traits.hasInitialiser()
                && isNoticeableWithOthers(name);
    }

    private boolean decide(String name) {
        InitialiserTraits traits = traits(name);
        if (traits == null || (traits.access & (ACC_INTERFACE | ACC_MODULE)) != 0) return false;
        if (contains(traits.superName)) return true;
        if (!traits.hasInitialiser()) return false;
        return isNoticeableWithOthers(name);
    }

    /** Whether the initialiser, or one that can run inside of it, is noticeable by itself, or needs one that needs it in turn. */
    private boolean isNoticeableWithOthers(String name) {
        Map<String, Set<String>> needed = new HashMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(name));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (needed.containsKey(next)) continue;
            Effects own = effects(next);
            if (own.noticeable()) return true;
            needed.put(next, own.uses());
            open.addAll(own.uses());
        }
        return hasCycle(needed);
    }

    /** Takes away, again and again, what nobody needs: what remains needs itself by way of another. */
    private static boolean hasCycle(Map<String, Set<String>> needed) {
        Map<String, Integer> users = new HashMap<>();
        needed.forEach((name, uses) -> uses.forEach(other -> {
            if (!other.equals(name)) users.merge(other, 1, Integer::sum);
        }));
        Deque<String> free = new ArrayDeque<>();
        for (String name : needed.keySet()) if (!users.containsKey(name)) free.add(name);
        int left = needed.size();
        while (!free.isEmpty()) {
            String name = free.pop();
            left--;
            for (String other : needed.getOrDefault(name, Set.of())) {
                if (!other.equals(name) && users.merge(other, -1, Integer::sum) == 0) free.add(other);
            }
        }
        return left > 0;
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
        Reach reach = new Reach(name + "." + InitialiserTraits.INITIALISER);
        for (String method = reach.next(); method != null; method = reach.next()) {
            InitialiserTraits.Traits traits = traitsOf(method);
            if (traits == null) continue;
            // Most of what reaches far is noticeable, and is known to be so long before all of it was looked through.
            if (traits.acts || reachesOthers(traits, name)) return new Effects(true, uses);
            for (String used : traits.uses) {
                if (traits(used) != null) uses.add(used);
            }
            // A field of an interface needs that one; all fields that may be shared are of the class itself here.
            for (String read : traits.reads) {
                if (traits(declaring(read)) != null) uses.add(declaring(read));
            }
            reach.add(traits);
        }
        return new Effects(false, uses);
    }

    /** The methods that can be called from one, on objects that are made on the way. */
    private final class Reach {
        private final Set<String> visited = new HashSet<>();
        private final Deque<String> open = new ArrayDeque<>();
        private final Set<String> made = new HashSet<>();
        private final Set<String> dispatched = new HashSet<>();

        Reach(String start) {
            open.push(start);
        }

        @Nullable
        String next() {
            while (!open.isEmpty()) {
                String method = open.pop();
                if (visited.add(method)) return method;
            }
            return null;
        }

        void add(InitialiserTraits.Traits traits) {
            open.addAll(traits.calls);
            for (String type : traits.makes) {
                InitialiserTraits own = traits(type);
                if (own == null || !made.add(type)) continue;
                for (String signature : dispatched) open.add(type + "." + signature);
                if (isCalledBack(type)) own.callable.forEach(signature -> open.add(type + "." + signature));
            }
            for (String signature : traits.dispatches) {
                if (!dispatched.add(signature)) continue;
                for (String type : made) open.add(type + "." + signature);
            }
        }
    }

    /** Whether the JDK knows objects of the class by an interface of its own, and may call them. */
    private boolean isCalledBack(String type) {
        InitialiserTraits traits = traits(type);
        if (traits == null) return false;
        return traits.interfaces.stream().anyMatch(name -> traits(name) == null || isCalledBack(name))
                || (traits.superName != null && isCalledBack(traits.superName));
    }

    /** Whether the method gets, through statics of classes other than {@code name}, to what other threads can change or see. */
    private boolean reachesOthers(InitialiserTraits.Traits traits, String name) {
        return traits.shares.stream().anyMatch(field -> isOfOther(field, name))
                || traits.singletons.stream().anyMatch(owner -> !owner.equals(name) && hasState(owner, new HashSet<>()))
                || traits.reads.stream().anyMatch(field -> isVariableOfOther(field, name));
    }

    /** Whether an object of the class, or of one inside of it that extends it, can change or leads to what can. */
    private boolean hasState(String type, Set<String> visited) {
        InitialiserTraits traits = visited.add(type) ? traits(type) : null;
        if (traits == null) return false;
        if (traits.state.stream().anyMatch(field -> isState(field, visited))) return true;
        if (traits.superName != null && hasState(traits.superName, visited)) return true;
        return traits.inner.stream().anyMatch(inner -> isSubclass(inner, type) && hasState(inner, visited));
    }

    private boolean isState(String field, Set<String> visited) {
        if (field.equals(InitialiserTraits.VARIABLE)) return true;
        if (InitialiserTraits.isValue(field)) return false;
        InitialiserTraits traits = field.startsWith("L") ? traits(field.substring(1, field.length() - 1)) : null;
        // What an interface or a class stands for may be anything; constants of enums are known.
        if (traits == null || (traits.access & (ACC_ENUM | ACC_FINAL)) == 0) return true;
        return hasState(field.substring(1, field.length() - 1), visited);
    }

    private boolean isSubclass(String type, String of) {
        InitialiserTraits traits = traits(type);
        return traits != null && of.equals(traits.superName);
    }

    private boolean isOfOther(String field, String name) {
        String owner = declaring(field);
        return !owner.equals(name) && ofProgram.test(owner);
    }

    private boolean isVariableOfOther(String field, String name) {
        String owner = declaring(field);
        InitialiserTraits traits = owner.equals(name) ? null : traits(owner);
        return traits != null && traits.variables.contains(field.substring(field.indexOf('.') + 1));
    }

    /** The class that has the static field: code names those that a class inherits as if they were its own. */
    private String declaring(String field) {
        int dot = field.indexOf('.');
        String owner = field.substring(0, dot);
        String found = declaring(owner, field.substring(dot + 1));
        return found == null ? owner : found;
    }

    private @Nullable String declaring(@Nullable String type, String field) {
        InitialiserTraits traits = type == null ? null : traits(type);
        if (traits == null || traits.statics.contains(field)) return traits == null ? null : type;
        for (String inherited : traits.interfaces) {
            String found = declaring(inherited, field);
            if (found != null) return found;
        }
        return declaring(traits.superName, field);
    }

    /** The method as the class or one of its superclasses has it; null outside the program. */
    private InitialiserTraits.@Nullable Traits traitsOf(String method) {
        int dot = method.indexOf('.');
        String signature = method.substring(dot + 1);
        String owner = method.substring(0, dot);
        while (true) {
            InitialiserTraits type = traits(owner);
            if (type == null) return inherited(owner, signature);
            InitialiserTraits.Traits found = type.methods.get(signature);
            if (found != null || type.superName == null) return found;
            owner = type.superName;
        }
    }

    /** A program's own thread inherits what starts it and what waits for it; so it is with other classes of the JDK. */
    private static InitialiserTraits.@Nullable Traits inherited(String owner, String signature) {
        int bracket = signature.indexOf('(');
        String method = signature.substring(0, bracket);
        if (!InitialiserTraits.isNoticed(owner, method, signature.substring(bracket))) return null;
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
