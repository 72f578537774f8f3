/** Programs under test, small enough to see their verdict: two threads and something of the JVM that others generate. */
package dev.selvage.coexistence.programs;
