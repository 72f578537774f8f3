package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** The tail of a list is looked for outside the lock under which a new node is linked to it. */
public final class LinkedList {
    /** An element of the list. */
    private static final class Node {
        Node next;
    }

    private final Node head = new Node();

    private void add() {
        Node tail = head;
        while (tail.next != null) tail = tail.next;
        link(tail);
    }

    private synchronized void link(Node tail) {
        Node node = new Node();
        node.next = tail.next;
        tail.next = node;
        if (node.next != null) node.next = null;
    }

    private int size() {
        int size = 0;
        for (Node node = head.next; node != null; node = node.next) size++;
        return size;
    }

    /** The argument is what each of two builders adds. */
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        LinkedList list = new LinkedList();
        Threads.Body build = () -> {
            for (int i = 0; i < count; i++) list.add();
        };
        Thread one = Threads.start(build);
        Thread two = Threads.start(build);
        Threads.join(one);
        Threads.join(two);
        if (list.size() != 2 * count) throw new AssertionError("the list has " + list.size() + " nodes");
    }
}
