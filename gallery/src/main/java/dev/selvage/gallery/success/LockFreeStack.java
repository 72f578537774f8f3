package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack that makes a new node for every push, so that an old head never comes back. */
public final class LockFreeStack {

    private record Node(int value, Node next) {}

    private final AtomicReference<Node> head = new AtomicReference<>();

    private void push(int value) {
        Node top;
        do {
            top = head.get();
        } while (!head.compareAndSet(top, new Node(value, top)));
    }

    private int pop() {
        Node top;
        do {
            top = head.get();
        } while (!head.compareAndSet(top, top.next));
        return top.value;
    }

    public static void main(String[] args) {
        LockFreeStack stack = new LockFreeStack();
        stack.push(1);
        Thread other = Threads.start(() -> stack.push(2));
        stack.push(4);
        Threads.join(other);
        Check.equal(7, stack.pop() + stack.pop() + stack.pop());
        Check.equal(null, stack.head.get());
    }
}
