package dev.selvage.libraries.h2;

import dev.selvage.libraries.Together;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

/** Two sessions of a data base in memory increment the same row. */
public final class TwoSessions {
    private TwoSessions() {}

    public static void main(String[] args) throws Exception {
        String url = "jdbc:h2:mem:";
        org.h2.Driver.load();
        try (Connection keeper = DriverManager.getConnection(url + "bank;LOCK_TIMEOUT=10000");
                Statement statement = keeper.createStatement()) {
            statement.execute("create table account (id int primary key, balance int)");
            statement.execute("insert into account values (1, 0)");
            Together.Task deposit = () -> {
                try (Connection session = DriverManager.getConnection(url + "bank;LOCK_TIMEOUT=10000");
                        Statement update = session.createStatement()) {
                    update.execute("update account set balance = balance + 1 where id = 1");
                }
            };
            Together.run(deposit, deposit);
            try (ResultSet result = statement.executeQuery("select balance from account")) {
                result.next();
                Together.expect(2, result.getInt(1));
            }
        }
    }
}
