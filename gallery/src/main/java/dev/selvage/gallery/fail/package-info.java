/**
 * Programs with a concurrency bug: some schedule of each fails with the kind that its
 * {@link dev.selvage.gallery.Fails} names. The first sentence of a program's Javadoc is its bug; where the bug has a
 * correct counterpart, that one stands in {@code success}.
 */
package dev.selvage.gallery.fail;
