package dev.selvage.explorer.strategy.hapset;

import dev.selvage.report.json.LearnedFile;
import dev.selvage.report.model.LearnedOrders;
import dev.selvage.report.model.LearnedOrders.Order;
import dev.selvage.report.model.LearnedOrders.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Keeps predecessor sets in a file, so that the next campaign begins where this one ended. */
final class LearnedSets {
    private LearnedSets() {}

    /** Adds what the file holds; a file that does not exist yet holds nothing. */
    static void load(Path file, HapSets sets) {
        if (Files.notExists(file)) return;
        for (Order order : LearnedFile.read(file).orders()) {
            Statement statement = sets.intern(statement(order.statement()));
            Statement predecessor = sets.intern(statement(order.predecessor()));
            sets.add(new HapSets.Pair(new HapSets.Key(statement, order.thread()), predecessor));
        }
    }

    static void save(Path file, HapSets sets) {
        List<Order> orders = sets.pairs().stream()
                .map(pair -> new Order(
                        place(pair.statement().statement()), pair.statement().thread(), place(pair.predecessor())))
                .toList();
        LearnedFile.write(file, new LearnedOrders(LearnedOrders.FORMAT, orders));
    }

    private static Statement statement(Place place) {
        return new Statement(place.file(), place.line(), place.offset(), place.context());
    }

    private static Place place(Statement statement) {
        return new Place(statement.file(), statement.line(), statement.offset(), statement.context());
    }
}
