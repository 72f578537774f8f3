/**
 * Correct programs: no schedule of them fails. They are the counterparts of the programs in {@code fail}, and one
 * program or more for each kind of synchronization, waiting and time that the JDK offers; a failure reported here is a
 * false alarm.
 */
package dev.selvage.gallery.success;
