package dev.selvage.runtime;

import java.util.List;
import java.util.Set;

/**
 * A kind of state that all code of a JVM shares and a program can change, such as the default locale. It is saved just before a run changes it for the
 * first time, and put back when the run is over: what no run changes costs nothing and is not even loaded.
 */
abstract class SharedState {
    private final String owner;
    private final Set<String> changers;

    /**
     * @param owner the class that a program uses to change it
     * @param changers names of the methods of that class which do, or hand out what can be changed
     */
    SharedState(String owner, String... changers) {
        this.owner = owner;
        this.changers = Set.of(changers);
    }

    String owner() {
        return owner;
    }

    Set<String> changers() {
        return changers;
    }

    /** Private fields of the JDK that hold it, each with its class: {@code java.net.URL#factory}. */
    abstract List<String> fields();

    @Override
    public String toString() {
        return owner;
    }

    /** Notes how it is; the class of {@link #owner} is initialised. */
    abstract void save(Class<?> ownerClass) throws ReflectiveOperationException;

    /** Makes it what it was when it was saved. */
    abstract void restore() throws ReflectiveOperationException;
}
