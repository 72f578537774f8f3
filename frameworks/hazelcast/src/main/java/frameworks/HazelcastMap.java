package frameworks;

import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import user.Both;

/** Two threads raise a number in a map of a single member: under the lock of the key, or not. */
public final class HazelcastMap {
    static void add(IMap<String, Integer> map, boolean buggy) {
        if (buggy) {
            map.put("tea", map.get("tea") + 1);
            return;
        }
        map.lock("tea");
        try {
            map.put("tea", map.get("tea") + 1);
        } finally {
            map.unlock("tea");
        }
    }

    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        Config config = new Config();
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
        config.setProperty("hazelcast.phone.home.enabled", "false");
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        IMap<String, Integer> map = member.getMap("shop");
        map.put("tea", 0);
        Both.atOnce(() -> add(map, buggy), () -> add(map, buggy));
        Both.expect(2, map.get("tea"));
        member.shutdown();
    }
}
