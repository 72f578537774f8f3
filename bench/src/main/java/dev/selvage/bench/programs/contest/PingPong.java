package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** Players take the ball out of a field, play, and put it back; who looks in between finds none. */
public final class PingPong {
    /** What is played with. */
    private static final class Ball {
        int hits;
    }

    private Ball ball = new Ball();

    private void play() {
        ball.hits++;
        Ball mine = ball;
        ball = null;
        ball = mine;
    }

    /** The argument is the number of players. */
    public static void main(String[] args) {
        PingPong game = new PingPong();
        for (int i = Integer.parseInt(args[0]); i > 0; i--) Threads.start(game::play);
    }
}
