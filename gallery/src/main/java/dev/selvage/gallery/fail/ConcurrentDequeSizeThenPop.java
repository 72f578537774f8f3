package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Two threads each count the elements of a lock-free deque and then pop one, but there is only one left. */
@Fails("exception")
public final class ConcurrentDequeSizeThenPop {

    private final ConcurrentLinkedDeque<String> cards = new ConcurrentLinkedDeque<>(List.of("ace"));

    private void draw() {
        if (cards.size() > 0) {
            cards.pop();
        }
    }

    public static void main(String[] args) {
        ConcurrentDequeSizeThenPop deck = new ConcurrentDequeSizeThenPop();
        Threads.both(deck::draw, deck::draw);
    }
}
