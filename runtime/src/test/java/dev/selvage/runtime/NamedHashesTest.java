package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.locks.Lock;
import org.junit.jupiter.api.Test;

class NamedHashesTest {
    /** Nobody else asks for the hash codes of these. */
    private enum Season {
        SPRING,
        SUMMER
    }

    private interface Asked {}

    private static final class Loader extends ClassLoader {}

    @Test
    void this_jvm_keeps_hash_codes_in_headers() {
        assertThat(NamedHashes.isSupported()).isTrue();
    }

    @Test
    void an_object_that_was_given_a_hash_code_says_so_to_everybody() {
        NamedHashes.give(Season.SPRING);
        assertThat(System.identityHashCode(Season.SPRING)).isEqualTo(NamedHashes.hashOf(Season.SPRING));
        assertThat(Season.SPRING.hashCode()).isEqualTo(NamedHashes.of(Season.SPRING));
        Asked[] array = new Asked[0];
        NamedHashes.give(array.getClass());
        assertThat(array.getClass().hashCode()).isEqualTo(NamedHashes.hashOf(array.getClass()));
    }

    @Test
    void an_object_that_has_a_hash_code_keeps_it() {
        Loader loader = new Loader();
        int before = System.identityHashCode(loader);
        NamedHashes.give(loader);
        assertThat(System.identityHashCode(loader)).isEqualTo(before);
        assertThat(NamedHashes.of(loader)).isEqualTo(before);
    }

    @Test
    void an_object_stays_what_it_is() throws InterruptedException {
        Season season = Season.SUMMER;
        synchronized (season) {
            NamedHashes.give(season);
            assertThat(Thread.holdsLock(season)).isTrue();
        }
        NamedHashes.give(season);
        assertThat(season.getClass()).isEqualTo(Season.class);
        assertThat(season.hashCode()).isEqualTo(System.identityHashCode(season));
        synchronized (season) {
            season.wait(1);
        }
        assertThat(Thread.holdsLock(season)).isFalse();
    }

    @Test
    void hash_codes_follow_from_names() {
        assertThat(NamedHashes.hashOf(Season.SPRING))
                .isNotEqualTo(NamedHashes.hashOf(Season.SUMMER))
                .isPositive();
        assertThat(NamedHashes.hashOf(Lock.class)).isEqualTo(1_820_134_216);
    }

    @Test
    void lambdas_of_a_class_are_not_told_apart_by_numbers() {
        Runnable one = () -> {};
        Runnable other = () -> System.out.print("");
        assertThat(NamedHashes.hashOf(one.getClass())).isEqualTo(NamedHashes.hashOf(other.getClass()));
    }

    @Test
    void proxies_are_named_after_their_interfaces() {
        Class<?>[] interfaces = {Lock.class, Runnable.class};
        Object proxy = Proxy.newProxyInstance(Lock.class.getClassLoader(), interfaces, (self, method, given) -> null);
        assertThat(NamedHashes.hashOf(proxy.getClass())).isEqualTo(511_939_659);
    }
}
