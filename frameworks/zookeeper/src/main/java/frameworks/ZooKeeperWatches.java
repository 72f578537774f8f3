package frameworks;

import org.apache.zookeeper.common.PathTrie;
import org.apache.zookeeper.server.DataTree;
import user.Both;
import user.Once;

/** Two threads use the trees that ZooKeeper keeps in memory. */
public final class ZooKeeperWatches {
    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        PathTrie trie = new PathTrie();
        DataTree tree = new DataTree();
        Both.Task grow = () -> {
            String path = "/" + Thread.currentThread().getName();
            tree.createNode(path, new byte[0], null, 0, -1, 1, 1);
            trie.addPath(path);
            once.get();
        };
        Both.atOnce(grow, grow);
        Both.expect(2, tree.getAllChildrenNumber("/") - 3);
        Both.expect("/first", trie.findMaxPrefix("/first/child"));
        once.expectOne();
    }
}
