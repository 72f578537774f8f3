package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack reuses its nodes, and a stale pop succeeds because the old head is back on top (ABA). */
@Fails("assertion")
@Runs(random = 5_000)
public final class AbaStack {

    private static final class Node {
        private Node next;
    }

    private final AtomicReference<Node> head = new AtomicReference<>();

    private void push(Node node) {
        do {
            node.next = head.get();
        } while (!head.compareAndSet(node.next, node));
    }

    private Node pop() {
        Node top;
        do {
            top = head.get();
        } while (top != null && !head.compareAndSet(top, top.next));
        return top;
    }

    public static void main(String[] args) {
        AbaStack stack = new AbaStack();
        stack.push(new Node());
        stack.push(new Node());
        Thread other = Threads.start(stack::pop);
        Node first = stack.pop();
        Node second = stack.pop();
        if (first != null) {
            stack.push(first);
        }
        Threads.join(other);
        Check.that(second == null || stack.head.get() != second, "a popped node is on the stack again");
    }
}
