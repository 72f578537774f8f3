package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A lock-free stack that reuses its nodes is safe from ABA, because each pop changes a stamp as well. */
@Unproved("java.util.concurrent.atomic.AtomicStampedReference")
public final class StampedReferenceStack {

    private static final class Node {
        private Node next;
    }

    private final AtomicStampedReference<Node> head = new AtomicStampedReference<>(null, 0);

    private void push(Node node) {
        int[] stamp = new int[1];
        do {
            node.next = head.get(stamp);
        } while (!head.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
    }

    private Node pop() {
        int[] stamp = new int[1];
        Node top;
        do {
            top = head.get(stamp);
        } while (top != null && !head.compareAndSet(top, top.next, stamp[0], stamp[0] + 1));
        return top;
    }

    public static void main(String[] args) {
        StampedReferenceStack stack = new StampedReferenceStack();
        stack.push(new Node());
        stack.push(new Node());
        Thread other = Threads.start(stack::pop);
        Node first = stack.pop();
        Node second = stack.pop();
        if (first != null) {
            stack.push(first);
        }
        Threads.join(other);
        Check.that(second == null || stack.head.getReference() != second, "a popped node is on the stack again");
    }
}
