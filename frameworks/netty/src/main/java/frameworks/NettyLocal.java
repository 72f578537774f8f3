package frameworks;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.DefaultEventLoopGroup;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalServerChannel;
import java.util.concurrent.CountDownLatch;
import user.Tally;

/** Two clients send messages, which handlers in different event loops count. */
public final class NettyLocal {

    /** Counts messages; each channel has one of its own, all share the tally. */
    private static final class Counting extends ChannelInboundHandlerAdapter {
        private final Tally tally;
        private final CountDownLatch received;

        Counting(Tally tally, CountDownLatch received) {
            this.tally = tally;
            this.received = received;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            tally.add();
            received.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch received = new CountDownLatch(2);
        // The server, two clients and two connections take turns: with three loops the connections have different ones.
        EventLoopGroup group = new DefaultEventLoopGroup(3);
        LocalAddress address = new LocalAddress("shop");
        new ServerBootstrap()
                .group(group)
                .channel(LocalServerChannel.class)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline().addLast(new Counting(tally, received));
                    }
                })
                .bind(address)
                .sync();
        Channel one = connect(group, address);
        Channel two = connect(group, address);
        one.writeAndFlush("tea");
        two.writeAndFlush("milk");
        received.await();
        group.shutdownGracefully().sync();
        tally.expect(2);
    }

    private static Channel connect(EventLoopGroup group, LocalAddress address) throws InterruptedException {
        return new Bootstrap()
                .group(group)
                .channel(LocalChannel.class)
                .handler(new ChannelInboundHandlerAdapter())
                .connect(address)
                .sync()
                .channel();
    }
}
