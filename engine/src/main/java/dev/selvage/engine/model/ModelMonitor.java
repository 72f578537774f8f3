package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The modelled monitor of one object. */
public final class ModelMonitor {
    private final Object object;
    private final Blockage entry = new Blockage.Monitor(this);
    private final Blockage notification = new Blockage.Notification(this);

    @Nullable
    ModelStrand owner;

    int depth;

    /** Who held it last; null if nobody has. */
    @Nullable
    ModelStrand lastOwner;

    /** Whether there was an event when it was last entered, so that there has to be one when it is left. */
    boolean reported;

    /** Whether it is the monitor of a thread that has come to its end, whereby all waiters will be notified. */
    boolean endsWhenFree;

    /** Strands that want to enter; they are enabled exactly while there is no owner. */
    final List<ModelStrand> contenders = new ArrayList<>(2);

    /** Strands in {@code wait} that nobody has notified yet, in the order of their arrival. */
    final List<ModelStrand> waiters = new ArrayList<>(2);

    /** Strands that were interrupted in {@code wait} and have not gone on since: a notification may still reach them. */
    final List<ModelStrand> interrupted = new ArrayList<>(0);

    /** Strands that notified while nobody waited: those signals are lost. */
    final List<ModelStrand> vainNotifiers = new ArrayList<>(0);

    public ModelMonitor(Object object) {
        this.object = object;
    }

    public Object object() {
        return object;
    }

    /** The wait for its entry. */
    Blockage entry() {
        return entry;
    }

    /** The wait for a notification. */
    Blockage notification() {
        return notification;
    }

    public @Nullable ModelStrand owner() {
        return owner;
    }

    /** Who signalled when nobody was waiting. */
    public List<ModelStrand> vainNotifiers() {
        return vainNotifiers;
    }
}
