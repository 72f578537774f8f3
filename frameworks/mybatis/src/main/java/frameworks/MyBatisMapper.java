package frameworks;

import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.apache.ibatis.datasource.pooled.PooledDataSource;
import org.apache.ibatis.mapping.Environment;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;
import org.apache.ibatis.session.SqlSessionFactoryBuilder;
import org.apache.ibatis.transaction.jdbc.JdbcTransactionFactory;
import user.Both;

/** Two sessions count through a mapper. */
public final class MyBatisMapper {

    /** The statements. */
    public interface Counter {
        @Update("create table counter (n int); insert into counter values (0)")
        void create();

        @Select("select n from counter")
        int value();

        @Update("update counter set n = #{n}")
        void set(int n);

        @Update("update counter set n = n + 1")
        void add();
    }

    static void add(SqlSessionFactory sessions, boolean buggy) {
        try (SqlSession session = sessions.openSession(true)) {
            Counter counter = session.getMapper(Counter.class);
            if (buggy) counter.set(counter.value() + 1);
            else counter.add();
        }
    }

    public static void main(String[] args) throws Exception {
        PooledDataSource source = new PooledDataSource("org.h2.Driver", "jdbc:h2:mem:shop;DB_CLOSE_DELAY=-1", "sa", "");
        Configuration configuration = new Configuration(new Environment("shop", new JdbcTransactionFactory(), source));
        configuration.addMapper(Counter.class);
        SqlSessionFactory sessions = new SqlSessionFactoryBuilder().build(configuration);
        try (SqlSession session = sessions.openSession(true)) {
            session.getMapper(Counter.class).create();
        }
        boolean buggy = Both.buggy(args);
        Both.atOnce(() -> add(sessions, buggy), () -> add(sessions, buggy));
        try (SqlSession session = sessions.openSession()) {
            Both.expect(2, session.getMapper(Counter.class).value());
        }
        try (var connection = source.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("shutdown");
        }
    }
}
