package dev.selvage.runtime;

/** Says into which classes of the JDK a run sees. */
public interface Insight {
    /** Whether what happens in an object of that class is seen, or need not be. */
    boolean isSeenInto(Class<?> type);
}
