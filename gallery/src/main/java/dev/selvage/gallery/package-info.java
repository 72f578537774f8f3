/**
 * Small concurrent programs whose folder says what to expect of them: a program in {@code fail} has at least one
 * schedule that fails, with the kind its {@link dev.selvage.gallery.Fails} names; one in {@code success} has none.
 * Every program is a class with a {@code main}, uses the JDK and the helpers of this package only, and behaves the same
 * under the same schedule. Start reading at {@link dev.selvage.gallery.fail.LostUpdateField}.
 */
package dev.selvage.gallery;
