/**
 * Programs for {@code selvage doctor} that have no place in the gallery: they fail in every schedule, to show what they saw, or
 * need a newer JDK than the gallery.
 */
package dev.selvage.gallery.selfcheck;
