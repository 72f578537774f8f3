package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A list finds its last node without the lock under which it links the next one, so that two nodes share a place. */
@Fails("assertion")
public final class StaleTail {

    private static final class Node {
        private Node next;
    }

    private final Node header = new Node();

    private Node last() {
        Node node = header;
        for (Node next = node.next; next != null; next = node.next) {
            node = next;
        }
        return node;
    }

    private void append() {
        Node tail = last();
        synchronized (this) {
            tail.next = new Node();
        }
    }

    private int length() {
        int length = 0;
        for (Node node = header.next; node != null; node = node.next) {
            length++;
        }
        return length;
    }

    public static void main(String[] args) {
        StaleTail list = new StaleTail();
        Thread other = Threads.start(list::append);
        list.append();
        Threads.join(other);
        Check.equal(2, list.length());
    }
}
