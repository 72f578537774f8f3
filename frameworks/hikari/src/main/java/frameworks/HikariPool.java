package frameworks;

import com.zaxxer.hikari.HikariDataSource;
import user.SqlCounter;

/** Two threads count in a database, with connections of a pool. */
public final class HikariPool {
    public static void main(String[] args) throws Exception {
        try (HikariDataSource source = new HikariDataSource()) {
            source.setJdbcUrl("jdbc:h2:mem:shop");
            source.setMaximumPoolSize(2);
            SqlCounter.run(args, source::getConnection);
        }
    }
}
