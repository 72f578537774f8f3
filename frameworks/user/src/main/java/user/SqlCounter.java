package user;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A number in a database: counted by one statement, or read and written by two, so that updates get lost. */
public final class SqlCounter {
    private final boolean buggy;
    private final Source source;

    /** Where connections come from. */
    public interface Source {
        Connection connection() throws SQLException;
    }

    public SqlCounter(boolean buggy, Source source) throws SQLException {
        this.buggy = buggy;
        this.source = source;
        execute("create table counter (id int primary key, n int)");
        execute("insert into counter values (1, 0)");
    }

    /** Two threads count, and the number must be two. */
    public static void run(String[] args, Source source) throws Exception {
        SqlCounter counter = new SqlCounter(Both.buggy(args), source);
        Both.atOnce(counter::add, counter::add);
        Both.expect(2, counter.value());
    }

    public void add() throws SQLException {
        if (buggy) execute("update counter set n = " + (value() + 1) + " where id = 1");
        else execute("update counter set n = n + 1 where id = 1");
    }

    public int value() throws SQLException {
        try (Connection connection = source.connection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select n from counter where id = 1")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = source.connection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
