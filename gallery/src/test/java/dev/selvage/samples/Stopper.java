package dev.selvage.samples;

import java.lang.reflect.InvocationTargetException;

/** Stops or suspends a thread by a method that old JDKs have and newer ones refuse or lack. */
public final class Stopper {
    private Stopper() {}

    public static void main(String[] args) throws Throwable {
        Thread first = new Thread(Thread::yield);
        Thread victim = new Thread(Thread::yield);
        first.start();
        victim.start();
        try {
            Thread.class.getMethod(args[0]).invoke(victim);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        first.join();
        victim.join();
    }
}
