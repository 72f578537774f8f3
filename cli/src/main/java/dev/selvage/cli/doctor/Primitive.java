package dev.selvage.cli.doctor;

import java.util.List;

/**
 * A row of the doctor's table: something that concurrent programs use.
 *
 * @param probes what shows that it is treated so; empty where nothing can be tried
 * @param unchecked what to say where there are no probes
 */
record Primitive(String name, Treatment treatment, List<Probe> probes, String unchecked) {

    static Primitive of(String name, Treatment treatment, Probe... probes) {
        return new Primitive(name, treatment, List.of(probes), "not checked");
    }

    static Primitive absent(String name, Treatment treatment) {
        return new Primitive(name, treatment, List.of(), "not on this JDK");
    }
}
