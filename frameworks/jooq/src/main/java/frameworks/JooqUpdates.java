package frameworks;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.table;

import java.sql.Connection;
import java.sql.DriverManager;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import user.Both;

/** Two threads count in a database, each with a connection of its own. */
public final class JooqUpdates {
    private static final Field<Integer> N = field("n", Integer.class);

    static void add(boolean buggy) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:shop")) {
            DSLContext dsl = DSL.using(connection, SQLDialect.H2);
            if (buggy) dsl.update(table("counter")).set(N, value(dsl) + 1).execute();
            else dsl.update(table("counter")).set(N, N.plus(1)).execute();
        }
    }

    static int value(DSLContext dsl) {
        return dsl.select(N).from("counter").fetchSingle(N);
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("org.jooq.no-logo", "true");
        System.setProperty("org.jooq.no-tips", "true");
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:shop")) {
            DSLContext dsl = DSL.using(connection, SQLDialect.H2);
            dsl.execute("create table counter (n int)");
            dsl.execute("insert into counter values (0)");
            boolean buggy = Both.buggy(args);
            Both.atOnce(() -> add(buggy), () -> add(buggy));
            Both.expect(2, value(dsl));
        }
    }
}
