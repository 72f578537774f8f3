package dev.selvage.coexistence.asked.library;

import dev.selvage.coexistence.asked.Service;
import java.io.Serializable;

/** A service of a jar. */
public class Provider implements Service, Serializable {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
        return "provider of " + getClass().getPackage().getImplementationVersion();
    }

    /** A member of its nest. */
    public static class Inner {
        @Override
        public String toString() {
            return "an inner one";
        }
    }
}
