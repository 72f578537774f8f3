package frameworks;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import user.Both;

/** Two threads count in a database, each with a connection of the pool. */
public final class SpringJdbc {
    private final JdbcTemplate jdbc;
    private final boolean buggy;

    SpringJdbc(JdbcTemplate jdbc, boolean buggy) {
        this.jdbc = jdbc;
        this.buggy = buggy;
    }

    void add() {
        if (buggy) jdbc.update("update counter set n = ?", value() + 1);
        else jdbc.update("update counter set n = n + 1");
    }

    Integer value() {
        return jdbc.queryForObject("select n from counter", Integer.class);
    }

    public static void main(String[] args) throws Exception {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:h2:mem:shop");
        config.setMaximumPoolSize(2);
        try (HikariDataSource source = new HikariDataSource(config)) {
            JdbcTemplate jdbc = new JdbcTemplate(source);
            jdbc.execute("create table counter (n int)");
            jdbc.execute("insert into counter values (0)");
            SpringJdbc counter = new SpringJdbc(jdbc, Both.buggy(args));
            Both.atOnce(counter::add, counter::add);
            Both.expect(2, counter.value());
        }
    }
}
