package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A method with variable arguments keeps the array that its caller passes and goes on changing. */
@Fails("assertion")
public final class VarargsShared {

    private VarargsShared() {}

    private static int sum(int... numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] numbers = {1, 2};
        Thread adder = Threads.start(() -> Check.equal(3, sum(numbers)));
        numbers[1] = 0;
        Threads.join(adder);
    }
}
