package org.pgnarbiter.board;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;

/** A product of its own in which positions have few hashes, so that different positions share one everywhere. */
public final class FewKeys {
    private FewKeys() {}

    /** Product and tests loaded anew, with hashes of which only the bits of a mask are left. */
    public static URLClassLoader loader(long mask) throws ReflectiveOperationException {
        URL[] places = List.of(Keys.class, FewKeys.class).stream()
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .toArray(URL[]::new);
        URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader());
        loader.loadClass(FewKeys.class.getName()).getMethod("keep", long.class).invoke(null, mask);
        return loader;
    }

    /** Called by {@link #loader} alone, in the classes that it has loaded. */
    public static void keep(long mask) {
        if (FewKeys.class.getClassLoader() == ClassLoader.getSystemClassLoader()) {
            throw new IllegalStateException("only in classes loaded for it");
        }
        for (long[] keys : List.of(Keys.PIECE, Keys.MAN, Keys.CASTLING, Keys.EN_PASSANT, Keys.STATE)) {
            for (int i = 0; i < keys.length; i++) {
                keys[i] &= mask;
            }
        }
    }
}
