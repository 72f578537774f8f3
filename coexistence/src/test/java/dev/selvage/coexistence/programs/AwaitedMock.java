package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;

/** Waits until another thread has called a mock. */
public final class AwaitedMock {
    private AwaitedMock() {}

    public static void main(String[] args) throws InterruptedException {
        Runnable mocked = mock(Runnable.class);
        Thread caller = new Thread(() -> mocked.run());
        caller.start();
        verify(mocked, timeout(1000)).run();
        caller.join();
    }
}
