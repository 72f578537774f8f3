package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Date;

/** All clocks go forward, agree on what time it is, and pass as long as a thread sleeps. */
public final class ClocksAgree {

    private ClocksAgree() {}

    public static void main(String[] args) throws InterruptedException {
        Thread other = Threads.start(() -> Thread.sleep(10));
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        Instant instant = Instant.now();
        Date date = new Date();
        LocalDateTime local = LocalDateTime.now(ZoneOffset.UTC);
        Thread.sleep(2_000);
        Check.that(System.nanoTime() - nanos >= 1_999_000_000L, "nanoTime stands still");
        Check.that(System.currentTimeMillis() - millis >= 1_999, "currentTimeMillis stands still");
        Check.that(!Instant.now().isBefore(instant.plusMillis(1_999)), "Instant stands still");
        Check.that(Math.abs(instant.toEpochMilli() - millis) < 1_000, "Instant is elsewhere");
        Check.that(Math.abs(date.getTime() - millis) < 1_000, "Date is elsewhere");
        Check.that(Math.abs(local.toEpochSecond(ZoneOffset.UTC) - millis / 1_000) <= 1, "LocalDateTime is elsewhere");
        Clock tick = Clock.tickSeconds(ZoneOffset.UTC);
        Clock ahead = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));
        Check.equal(0, tick.millis() % 1_000);
        Check.that(ahead.instant().isAfter(Instant.now().plusSeconds(3_590)), "not ahead");
        Threads.join(other);
    }
}
