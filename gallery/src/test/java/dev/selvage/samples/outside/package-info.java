/** Programs whose threads wait for something outside the program. */
package dev.selvage.samples.outside;
