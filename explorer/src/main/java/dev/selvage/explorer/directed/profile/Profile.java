package dev.selvage.explorer.directed.profile;

import java.util.List;

/** What one run did: its accesses and its lock actions, each in the order of the run. */
public record Profile(List<Access> accesses, List<LockAction> locks) {}
