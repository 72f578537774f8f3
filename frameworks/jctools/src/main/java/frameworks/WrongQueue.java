package frameworks;

import java.util.Queue;
import org.jctools.queues.MpscArrayQueue;
import org.jctools.queues.SpscArrayQueue;
import user.Both;

/** Two threads offer to a queue that is made for many producers, or for one only. */
public final class WrongQueue {
    public static void main(String[] args) throws Exception {
        Queue<String> queue = Both.buggy(args) ? new SpscArrayQueue<>(8) : new MpscArrayQueue<>(8);
        Both.atOnce(() -> queue.offer("tea"), () -> queue.offer("milk"));
        Both.expect(2, queue.size());
        Both.expect(true, queue.poll() != null && queue.poll() != null);
    }
}
