package dev.selvage.libraries.hikari;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.selvage.libraries.Together;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;

/** Two threads share the only connection of a pool. */
public final class OneConnection {
    private OneConnection() {}

    /** A data source without a data base: its objects answer with what stands for nothing. */
    private static Object proxy(Class<?> type) {
        return Proxy.newProxyInstance(
                OneConnection.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer(method));
    }

    private static Object answer(Method method) {
        Class<?> type = method.getReturnType();
        if (method.getName().equals("isValid") || method.getName().equals("getAutoCommit")) return true;
        if (type == boolean.class) return false;
        if (type == int.class) return 0;
        return type == Connection.class ? proxy(type) : null;
    }

    public static void main(String[] args) throws Exception {
        HikariConfig config = new HikariConfig();
        config.setMaximumPoolSize(1);
        config.setDataSource((DataSource) proxy(DataSource.class));
        AtomicInteger users = new AtomicInteger();
        try (HikariDataSource pool = new HikariDataSource(config)) {
            Together.Task use = () -> {
                try (Connection connection = pool.getConnection()) {
                    Together.expect(1, users.incrementAndGet());
                    users.decrementAndGet();
                }
            };
            Together.run(use, use);
        }
    }
}
