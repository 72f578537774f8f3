/**
 * What the programs of all frameworks share: two threads, and small pieces of user code that are right or have a planted bug.
 * Uses the JDK only. Start at {@link user.Both}.
 */
package user;
