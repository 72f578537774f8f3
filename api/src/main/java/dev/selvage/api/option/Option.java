package dev.selvage.api.option;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An option that a user can set, on a component of a record. Its name is that of the component, {@code preempt-at} for {@code preemptAt}.
 *
 * <p>A component is an {@code int}, a {@code long}, a {@code double}, a {@code boolean}, a {@link String}, an {@link Enum}, a {@link
 * java.time.Duration}, a {@link java.nio.file.Path}, a {@link java.util.List} of strings, or an {@link java.util.Optional} of one of these.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Option {
    /** What it means, in a few words without a full stop. */
    String help();

    /** The value that it has when none is given, as a user would write it; empty for {@code false}, an empty list or none. */
    String standard() default "";

    /** What the help says in place of the standard value; empty to say that itself. */
    String standardWords() default "";

    /** What stands for its value in the help, {@code N}; empty for a name that goes with its type. */
    String label() default "";

    /** The least number that it takes. */
    long least() default 0;

    /** The largest number that it takes. */
    long most() default 999_999_999;

    /** Whether its value may be given alone: {@code pct:5} for {@code pct:depth=5}. */
    boolean positional() default false;
}
