package frameworks;

import java.sql.DriverManager;
import java.sql.SQLException;
import user.Both;
import user.SqlCounter;

/** Two threads count in a database in memory. */
public final class DerbySessions {
    public static void main(String[] args) throws Exception {
        System.setProperty("derby.stream.error.field", "java.lang.System.err");
        SqlCounter.run(args, () -> DriverManager.getConnection("jdbc:derby:memory:shop;create=true"));
        try {
            DriverManager.getConnection("jdbc:derby:;shutdown=true");
        } catch (SQLException e) {
            Both.expect("XJ015", e.getSQLState());
        }
    }
}
