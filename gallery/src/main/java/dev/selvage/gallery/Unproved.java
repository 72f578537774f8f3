package dev.selvage.gallery;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A correct program in which threads meet in something that is not seen into, so that nobody can prove it correct. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Unproved {

    /** How the names of the classes begin that warnings are expected to name. */
    String[] value();
}
