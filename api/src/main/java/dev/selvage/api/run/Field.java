package dev.selvage.api.run;

/**
 * A field.
 *
 * @param declaringClass binary name of the class that declares it, with dots
 */
public record Field(String declaringClass, String name) {
    @Override
    public String toString() {
        return declaringClass + "." + name;
    }
}
