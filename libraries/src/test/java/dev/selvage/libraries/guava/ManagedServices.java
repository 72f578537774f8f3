package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.AbstractExecutionThreadService;
import com.google.common.util.concurrent.AbstractIdleService;
import com.google.common.util.concurrent.ServiceManager;
import dev.selvage.libraries.Together;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A ServiceManager starts and stops services that have threads of their own. */
public final class ManagedServices {
    private ManagedServices() {}

    private static final AtomicInteger STOPPED = new AtomicInteger();

    private static final class Worker extends AbstractExecutionThreadService {
        @Override
        protected void run() throws InterruptedException {
            while (isRunning()) Thread.sleep(10);
        }

        @Override
        protected void shutDown() {
            STOPPED.incrementAndGet();
        }
    }

    private static final class Idle extends AbstractIdleService {
        @Override
        protected void startUp() {}

        @Override
        protected void shutDown() {
            STOPPED.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        ServiceManager manager = new ServiceManager(List.of(new Worker(), new Idle()));
        manager.startAsync().awaitHealthy(10, TimeUnit.SECONDS);
        manager.stopAsync().awaitStopped(10, TimeUnit.SECONDS);
        Together.expect(2, STOPPED.get());
    }
}
