package dev.selvage.explorer.program;

import dev.selvage.agent.Rewritten;
import dev.selvage.runtime.StandIn;
import dev.selvage.runtime.SystemLoader;
import java.io.File;
import java.io.FilePermission;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.PermissionCollection;
import java.security.SecureClassLoader;
import java.util.jar.Attributes.Name;
import org.jspecify.annotations.Nullable;

/** Defines classes of a class path so that they get the answers about themselves that the application's loader of a JVM gives. */
abstract class ClassPathLoader extends SecureClassLoader implements Rewritten, StandIn {
    private static final String NAME = "app";

    /** The first JDK that gives classes no permissions, because it asks for none. */
    private static final int NO_PERMISSIONS = 24;

    ClassPathLoader(ClassLoader parent) {
        super(NAME, parent);
        SystemLoader.dropIdentity(this);
    }

    final Class<?> define(String name, byte[] bytes, @Nullable Origin origin) {
        int dot = name.lastIndexOf('.');
        if (dot >= 0 && origin != null && !isInModule(name.substring(0, dot))) {
            definePackage(name.substring(0, dot), origin);
        }
        CodeSource source = origin == null ? null : origin.source();
        return defineClass(name, bytes, 0, bytes.length, source);
    }

    /** Whether a package is one of a named module, which has defined it already. */
    boolean isInModule(String packageName) {
        return false;
    }

    private void definePackage(String name, Origin origin) {
        Package known = getDefinedPackage(name);
        if (known == null) definePackage(name, origin, origin.seals(name) ? origin.location() : null);
        else checkSeal(known, origin);
    }

    private void definePackage(String name, Origin origin, @Nullable URL seal) {
        definePackage(
                name,
                origin.attribute(name, Name.SPECIFICATION_TITLE),
                origin.attribute(name, Name.SPECIFICATION_VERSION),
                origin.attribute(name, Name.SPECIFICATION_VENDOR),
                origin.attribute(name, Name.IMPLEMENTATION_TITLE),
                origin.attribute(name, Name.IMPLEMENTATION_VERSION),
                origin.attribute(name, Name.IMPLEMENTATION_VENDOR),
                seal);
    }

    /** In the words of the JDK, which a program may know. */
    private static void checkSeal(Package known, Origin origin) {
        String name = known.getName();
        if (known.isSealed() && !known.isSealed(origin.location())) {
            throw new SecurityException("sealing violation: package " + name + " is sealed");
        }
        if (!known.isSealed() && origin.seals(name)) {
            throw new SecurityException("sealing violation: can't seal package " + name + ": already defined");
        }
    }

    @Override
    protected PermissionCollection getPermissions(CodeSource source) {
        PermissionCollection permissions = super.getPermissions(source);
        if (Runtime.version().feature() >= NO_PERMISSIONS) return permissions;
        URL location = source.getLocation();
        if (location != null) permissions.add(readable(location));
        permissions.add(new RuntimePermission("exitVM"));
        return permissions;
    }

    private static FilePermission readable(URL location) {
        String path = Path.of(URI.create(location.toString())).toString();
        boolean folder = location.getPath().endsWith("/");
        return new FilePermission(folder ? path + File.separator + "-" : path, "read");
    }
}
