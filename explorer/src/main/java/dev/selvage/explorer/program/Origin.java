package dev.selvage.explorer.program;

import java.net.URL;
import java.security.CodeSource;
import java.util.jar.Attributes;
import java.util.jar.Attributes.Name;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * Where a class file comes from: an element of the class path, who signed it there, and the manifest of the jar.
 *
 * @param manifest null for a folder, or a jar without
 */
record Origin(CodeSource source, @Nullable Manifest manifest) {
    URL location() {
        return source.getLocation();
    }

    /** What the manifest says about a package: what stands in its own section, or else in the main one. */
    @Nullable
    String attribute(String packageName, Name name) {
        if (manifest == null) return null;
        Attributes own = manifest.getAttributes(packageName.replace('.', '/') + "/");
        String value = own == null ? null : own.getValue(name);
        return value == null ? manifest.getMainAttributes().getValue(name) : value;
    }

    /** Whether all classes of the package have to come from here. */
    boolean seals(String packageName) {
        return "true".equalsIgnoreCase(attribute(packageName, Name.SEALED));
    }
}
