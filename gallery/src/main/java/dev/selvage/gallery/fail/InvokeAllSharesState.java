package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks that are invoked together add to a plain field, although only their results are safe to share. */
@Fails("assertion")
public final class InvokeAllSharesState {

    private int sum;

    private Callable<Integer> add(int number) {
        return () -> sum += number;
    }

    public static void main(String[] args) throws Exception {
        InvokeAllSharesState adder = new InvokeAllSharesState();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.invokeAll(List.of(adder.add(1), adder.add(2)));
        pool.shutdown();
        Check.equal(3, adder.sum);
    }
}
