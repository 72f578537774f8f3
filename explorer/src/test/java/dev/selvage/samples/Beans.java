package dev.selvage.samples;

import java.beans.BeanDescriptor;
import java.beans.BeanInfo;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.SimpleBeanInfo;

/** Descriptions of beans, which the JDK finds by their names and keeps. */
public final class Beans {
    private Beans() {}

    /** It may be described between two writes of main. */
    public static final class DescribedHalfWay {
        private static volatile boolean begun;
        private static volatile boolean finished;

        private DescribedHalfWay() {}

        public static void main(String[] args) {
            Bodies.start(DescribedHalfWay::read);
            begun = true;
            finished = true;
        }

        private static void read() {
            try {
                BeanInfo info = Introspector.getBeanInfo(Bean.class);
                if (info.getBeanDescriptor().isHidden()) throw new AssertionError("described half way");
            } catch (IntrospectionException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static final class Bean {}

    public static final class BeanBeanInfo extends SimpleBeanInfo {
        private final boolean halfWay = DescribedHalfWay.begun && !DescribedHalfWay.finished;

        @Override
        public BeanDescriptor getBeanDescriptor() {
            BeanDescriptor descriptor = new BeanDescriptor(Bean.class);
            descriptor.setHidden(halfWay);
            return descriptor;
        }
    }
}
