package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrivateObjectsTest {
    @SuppressWarnings({"unused", "ResultOfMethodCallIgnored"})
    static final class Uses {

        static int take(int[] array) {
            return array.length;
        }

        static CharSequence same(CharSequence text) {
            return text;
        }

        // ---- nobody else can have them

        int counts() {
            int[] counts = new int[3];
            for (int i = 0; i < 9; i++) counts[i % 3]++;
            int sum = 0;
            for (int count : counts) sum += count;
            return sum;
        }

        int one(boolean longer) {
            int[] array = longer ? new int[2] : new int[1];
            array[0] = 1;
            return array[0];
        }

        int[] returned() {
            int[] array = new int[2];
            array[1] = 7;
            return array;
        }

        List<Object> arguments(Object a, Object b) {
            return Arrays.asList(a, b, a, b);
        }

        int passed() {
            return take(new int[] {1, 2, 3});
        }

        int named() {
            int[] array = {1, 2, 3};
            return take(array);
        }

        String text(int number) {
            StringBuilder text = new StringBuilder();
            return text.append(number).append('!').toString();
        }

        CharSequence textPassed(int number) {
            return same(new StringBuilder().append(number));
        }

        int sequence(Object element) {
            List<Object> list = new ArrayList<>();
            list.add(element);
            int found = 0;
            for (Object each : list) found += each == element ? 1 : 0;
            return found + list.size();
        }

        Object lastOf(Object one, Object other) {
            Deque<Object> deque = new ArrayDeque<>(2);
            deque.push(one);
            deque.push(other);
            return deque.pop();
        }

        List<Object> listReturned(Object element) {
            List<Object> list = new LinkedList<>();
            list.add(element);
            return list;
        }

        // ---- others may have them

        void searched(Object element) {
            List<Object> list = new ArrayList<>();
            list.add(element);
            list.remove(element);
        }

        Iterator<Object> iteratorReturned(List<Iterator<Object>> all) {
            List<Object> list = new ArrayList<>();
            Iterator<Object> iterator = list.iterator();
            all.add(iterator);
            return iterator;
        }

        void listCaptured(List<Runnable> all) {
            List<Object> list = new ArrayList<>();
            all.add(() -> list.clear());
            list.add("");
        }

        /** The builder is its own, but the list is not: it is announced before, and that it was only read after. */
        String textOfAnother(List<Object> other) {
            StringBuilder text = new StringBuilder();
            return text.append(other).append(1).toString();
        }

        int writtenAfterCall() {
            int[] array = new int[1];
            take(array);
            array[0] = 1;
            return array.length;
        }

        int writtenInALoopThatPublishes() {
            int[] before = {1};
            int[] array = {1};
            for (int i = 0; i < 3; i++) {
                before = array;
                array = new int[1];
                before[0] = i;
                take(array);
            }
            return before.length;
        }

        int ofAParameter(int[] array, boolean own) {
            int[] either = own ? new int[1] : array;
            return either[0];
        }

        IntSupplier captured() {
            int[] array = new int[1];
            IntSupplier sum = () -> array.length;
            array[0] = 1;
            return sum;
        }

        int namedWhileItIsFilled() {
            int[] array;
            (array = new int[4])[take(array)] = 5;
            return array.length;
        }

        int element() {
            int[][] arrays = new int[1][1];
            int[] inner = arrays[0];
            take(inner);
            return inner[0];
        }

        void builderThatEscapes() {
            StringBuilder text = new StringBuilder();
            pass(text);
            text.append(1);
        }

        static void pass(StringBuilder text) {
            text.length();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "counts",
                "one",
                "returned",
                "arguments",
                "passed",
                "named",
                "text",
                "textPassed",
                "sequence",
                "lastOf",
                "listReturned"
            })
    void what_nobody_else_can_have_gives_no_point(String method) {
        assertThat(Hooks.of(Uses.class).sites(method)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "writtenAfterCall, WRITE",
        "writtenInALoopThatPublishes, WRITE",
        "ofAParameter, READ",
        "captured, WRITE",
        "namedWhileItIsFilled, WRITE",
        "element, READ",
        "builderThatEscapes, COLLECTION_CALL StringBuilder.append",
        "searched, COLLECTION_CALL List.remove",
        "iteratorReturned, COLLECTION_CALL List.iterator, COLLECTION_CALL List.add",
        "listCaptured, COLLECTION_CALL List.add, COLLECTION_CALL List.add",
        "textOfAnother, COLLECTION_CALL StringBuilder.toString, COLLECTION_CALL StringBuilder.toString"
    })
    void what_others_may_have_does(ArgumentsAccessor given) {
        List<Object> sites = given.toList().subList(1, given.size());
        assertThat(Hooks.of(Uses.class).sites(given.getString(0))).isEqualTo(sites);
    }
}
