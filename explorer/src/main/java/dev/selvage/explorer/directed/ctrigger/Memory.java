package dev.selvage.explorer.directed.ctrigger;

/**
 * What an instruction accesses in a free run; the instruction itself tells which field it is.
 *
 * @param object identity of the object in the run; 0 for statics
 * @param index of an array element; 0 where there is none
 */
record Memory(long object, long index) {}
