package dev.selvage.api.run;

import org.jspecify.annotations.Nullable;

/** Something that a thread has done or is about to do: what, where, and to what. */
public interface Action {
    ThreadView thread();

    Operation operation();

    MemoryOrder memoryOrder();

    /** The line of the program; null where none is known. */
    @Nullable
    Place place();

    /** The line inside the library to which the program's line has led; null in the program itself. */
    @Nullable
    Place library();

    /** The field that is accessed; null where none is, or where it is not known which. */
    @Nullable
    Field field();

    /** The method that is called, {@code ReentrantLock.lock}, or the field in short; null where there is neither. */
    @Nullable
    String member();

    /** The number of the object in this run, from 1, in the order in which this plug-in has asked; 0 for a static field, and where there is none. */
    long object();

    /** The class of the object, with dots; null where there is none. */
    @Nullable
    String objectType();

    /** The first element of an array that is accessed; -1 where none is. */
    long index();

    /** How many elements are accessed; 0 where none is. */
    long length();
}
