package org.pgnarbiter.notebook;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import javax.imageio.ImageIO;

/** Pictures for the page: PNG at twice the size shown, so that they are sharp on fine screens too. */
final class Picture {
    private static final int FINE = 2;
    private static final int COLOURS = 256;

    /** Where a PNG says how wide it is. */
    private static final int WIDTH_AT = 16;

    private Picture() {}

    /** How wide a picture is shown, in pixels. */
    static int width(String png) {
        return ByteBuffer.wrap(Base64.getDecoder().decode(png)).getInt(WIDTH_AT) / FINE;
    }

    /**
     * A picture and what it shows in words.
     *
     * @param width shown, in pixels; what is drawn uses these coordinates
     */
    static Map<String, String> forms(int width, int height, Consumer<Graphics2D> drawing, String words) {
        BufferedImage image = new BufferedImage(FINE * width, FINE * height, BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setColor(Color.WHITE);
        canvas.fillRect(0, 0, image.getWidth(), image.getHeight());
        canvas.scale(FINE, FINE);
        drawing.accept(canvas);
        canvas.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write(withPalette(image), "png", png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> forms = new LinkedHashMap<>();
        forms.put(Shown.PNG, Base64.getEncoder().encodeToString(png.toByteArray()));
        forms.put("text/plain", words);
        return forms;
    }

    /** The same with its 256 most frequent colours, others by the nearest of them: a third of the bytes. */
    private static BufferedImage withPalette(BufferedImage image) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        int[] palette = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                .limit(COLOURS)
                .mapToInt(Map.Entry::getKey)
                .toArray();
        IndexColorModel colours = new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE);
        BufferedImage out = new BufferedImage(width, image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours);
        Map<Integer, Integer> nearest = new TreeMap<>();
        for (int i = 0; i < pixels.length; i++) {
            int index = nearest.computeIfAbsent(pixels[i], pixel -> nearest(pixel, palette));
            out.getRaster().setSample(i % width, i / width, 0, index);
        }
        return out;
    }

    private static int nearest(int pixel, int[] palette) {
        int best = 0;
        for (int i = 1; i < palette.length; i++) {
            if (distance(pixel, palette[i]) < distance(pixel, palette[best])) {
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int difference = (one >> shift & 255) - (other >> shift & 255);
            sum += difference * difference;
        }
        return sum;
    }
}
