package dev.selvage.explorer.directed.profile;

/** Is told what a run does while it does it. */
public interface ProfileObserver {
    /** Looks away. */
    ProfileObserver NONE = new ProfileObserver() {};

    default void accessed(Access access) {}

    default void locked(LockAction action) {}

    /** Tells all of them, in this order. */
    static ProfileObserver all(ProfileObserver... observers) {
        return new ProfileObserver() {
            @Override
            public void accessed(Access access) {
                for (ProfileObserver observer : observers) observer.accessed(access);
            }

            @Override
            public void locked(LockAction action) {
                for (ProfileObserver observer : observers) observer.locked(action);
            }
        };
    }
}
