package org.pgnarbiter.notebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Map;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.BaseKernelBuilder;
import org.dflib.jjava.jupyter.kernel.JupyterIO;
import org.dflib.jjava.jupyter.kernel.KernelConnectionProperties;
import org.dflib.jjava.jupyter.kernel.LanguageInfo;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.magic.MagicParser;
import org.dflib.jjava.jupyter.kernel.magic.MagicTranspiler;
import org.dflib.jjava.jupyter.kernel.magic.MagicsRegistry;
import org.dflib.jjava.jupyter.kernel.util.StringStyler;

/** A Jupyter kernel for Java: {@link Cells} behind the protocol of jjava-jupyter. No magics. */
public final class JavaKernel extends BaseKernel {
    private final Cells cells;

    private JavaKernel(JupyterIO io, MagicTranspiler magics) {
        super(
                "arbiter-java",
                "1",
                new LanguageInfo.Builder("Java")
                        .version(Runtime.version().toString())
                        .mimetype("text/x-java-source")
                        .fileExtension(".jshell")
                        .pygments("java")
                        .codemirror("java")
                        .build(),
                List.of(),
                null,
                io,
                new CommManager(),
                new Renderer(),
                // Never matches: a cell is Java and nothing else.
                new MagicParser("(?!)", "(?!)", magics),
                new MagicsRegistry(),
                false,
                new StringStyler.Builder().build());
        cells = new Cells(io.out, io.err);
    }

    /** The base class wants its own kind of builder; this one has nothing to set. */
    private static final class Builder extends BaseKernelBuilder<Builder, JavaKernel> {
        @Override
        public JavaKernel build() {
            return new JavaKernel(buildJupyterIO(StandardCharsets.UTF_8), buildMagicTranspiler());
        }
    }

    /** Serves one notebook; the argument is the file by which Jupyter says how it is to be reached. */
    public static void main(String[] args) throws IOException, GeneralSecurityException {
        JupyterConnection connection =
                new JupyterConnection(KernelConnectionProperties.parse(Files.readString(Path.of(args[0]))));
        JavaKernel kernel = new Builder().build();
        kernel.becomeHandlerForConnection(connection);
        connection.connect();
        connection.waitUntilClose();
        System.exit(0);
    }

    @Override
    public Object evalRaw(String cell) {
        return cells.run(cell);
    }

    @Override
    public DisplayData eval(String cell) {
        Object value = evalRaw(cell);
        if (value == null) {
            return null;
        }
        DisplayData data = new DisplayData();
        if (value instanceof Shown shown) {
            shown.forms().forEach((form, content) -> {
                data.putData(form, content);
                if (form.equals(Shown.PNG)) {
                    data.putMetaData(form, Map.of("width", Picture.width(content)));
                }
            });
        } else {
            data.putText(String.valueOf(value));
        }
        return data;
    }

    @Override
    public List<String> formatError(Throwable error) {
        return (error instanceof Cells.Failure ? error.getMessage() : String.valueOf(error))
                .lines()
                .toList();
    }

    @Override
    public DisplayData inspect(String cell, int at, boolean detailed) {
        return null;
    }

    @Override
    public ReplacementOptions complete(String cell, int at) {
        int[] anchor = {at};
        List<String> found = cells.suggestions(cell, at, anchor);
        return found.isEmpty() ? null : new ReplacementOptions(found, anchor[0], at);
    }

    @Override
    public String isComplete(String cell) {
        return cells.isComplete(cell) ? IS_COMPLETE_YES : IS_COMPLETE_MAYBE;
    }

    @Override
    public void interrupt() {
        cells.stop();
    }

    @Override
    public void onShutdown(boolean restarting) {
        cells.close();
    }
}
