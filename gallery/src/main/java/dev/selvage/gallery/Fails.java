package dev.selvage.gallery;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The kind of failure that some schedule of the annotated program shows. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Fails {

    /** A failure kind such as {@code assertion}; several, separated by commas, where each of them is legitimate. */
    String value();

    /** The strategies that are expected to show it, separated by commas; all of them unless given. */
    String by() default "";
}
