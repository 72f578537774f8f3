package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A node is entered into a shared table before its state is set; who finds it early takes the wrong branch. */
public final class NodeState {
    private static final int READY = 1;

    /** What the table holds. */
    private static final class Node {
        int state;
        String payload;
    }

    private final Threads.Statistics statistics = new Threads.Statistics();
    private Node table;

    private void create() {
        Node node = new Node();
        table = node;
        node.payload = "image";
        node.state = READY;
        statistics.count(3);
    }

    private void find() {
        Node node = table;
        if (node != null) use(node);
        statistics.count(3);
    }

    private static void use(Node node) {
        if (node.state != READY) throw new IllegalStateException("unexpected state " + node.state);
        node.payload.length();
    }

    public static void main(String[] args) {
        NodeState shared = new NodeState();
        Thread finder = Threads.start(shared::find);
        shared.create();
        Threads.join(finder);
    }
}
