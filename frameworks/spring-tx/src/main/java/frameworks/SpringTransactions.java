package frameworks;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.transaction.support.TransactionTemplate;
import user.Both;

/** Two transactions read a number and write it back: with the row locked, or not. */
public final class SpringTransactions {
    public static void main(String[] args) throws Exception {
        DriverManagerDataSource source = new DriverManagerDataSource("jdbc:h2:mem:shop;DB_CLOSE_DELAY=-1");
        JdbcTemplate jdbc = new JdbcTemplate(source);
        jdbc.execute("create table counter (n int)");
        jdbc.execute("insert into counter values (0)");
        TransactionTemplate transaction = new TransactionTemplate(new DataSourceTransactionManager(source));
        String query = "select n from counter" + (Both.buggy(args) ? "" : " for update");
        Runnable add = () -> transaction.executeWithoutResult(status -> {
            Integer n = jdbc.queryForObject(query, Integer.class);
            jdbc.update("update counter set n = ?", n + 1);
        });
        Both.atOnce(add::run, add::run);
        Both.expect(2, jdbc.queryForObject("select n from counter", Integer.class));
        jdbc.execute("shutdown");
    }
}
