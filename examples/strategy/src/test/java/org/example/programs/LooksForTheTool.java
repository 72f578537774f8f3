package org.example.programs;

/** Fails if it can see the tool. */
public final class LooksForTheTool {
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {});
        other.start();
        try {
            Class.forName("dev.selvage.api.strategy.Strategy");
            throw new AssertionError("the API is there");
        } catch (ClassNotFoundException asItShouldBe) {
            other.join();
        }
    }
}
