package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TogetherTest {
    @Test
    void theyRunAtTheSameTime() {
        CountDownLatch both = new CountDownLatch(2);
        AtomicInteger met = new AtomicInteger();
        Runnable waits = () -> {
            both.countDown();
            try {
                met.addAndGet(both.await(20, TimeUnit.SECONDS) ? 1 : 0);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Together.run(2, List.of(waits, waits));
        assertEquals(2, met.get());
    }

    @Test
    void noMoreThanSoManyAtOnce() {
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Runnable counts = () -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            Thread.yield();
            now.decrementAndGet();
        };
        Together.run(1, List.of(counts, counts, counts));
        assertEquals(1, most.get());
    }

    @Test
    void afterAFailureTheOthersHaveEndedToo() {
        AtomicInteger ended = new AtomicInteger();
        Runnable fails = () -> {
            throw new IllegalArgumentException("first");
        };
        Runnable memory = () -> {
            throw new OutOfMemoryError("second");
        };
        Runnable ends = ended::incrementAndGet;
        Throwable thrown =
                assertThrows(IllegalArgumentException.class, () -> Together.run(2, List.of(fails, memory, ends)));
        assertEquals("first", thrown.getMessage());
        assertEquals(1, ended.get());
        assertTrue(Trouble.isOutOfMemory(
                assertThrows(OutOfMemoryError.class, () -> Together.run(2, List.of(ends, memory, fails)))));
    }

    /** What Spark throws without declaring it. */
    @Test
    void aCheckedFailureIsTheCauseOfWhatIsThrown() {
        Throwable thrown = assertThrows(
                IllegalStateException.class,
                () -> Together.run(1, List.of(() -> TogetherTest.<RuntimeException>sneak(new Exception("checked")))));
        assertEquals("checked", thrown.getCause().getMessage());
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> void sneak(Exception e) throws E {
        throw (E) e;
    }
}
