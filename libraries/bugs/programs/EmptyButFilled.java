import java.util.Queue;
import org.jctools.queues.SpscLinkedQueue;

/** When the only element is taken, the queue is empty. */
public class EmptyButFilled {
    public static void main(String[] args) throws Exception {
        Queue<String> queue = new SpscLinkedQueue<>();
        Thread producer = new Thread(() -> queue.offer("element"));
        producer.start();
        if (queue.poll() != null && !queue.isEmpty()) throw new AssertionError("not empty: " + queue.poll());
        producer.join();
    }
}
