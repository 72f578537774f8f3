package dev.selvage.suites;

/** A test method of a suite. */
record Test(String type, String method) {
    @Override
    public String toString() {
        return type.substring(type.lastIndexOf('.') + 1) + "." + method;
    }
}
