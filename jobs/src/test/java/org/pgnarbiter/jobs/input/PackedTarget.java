package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any bytes as a packed file, after one that says how it is cut: no exception but for the storage's own, and files of
 * blocks give the same games and the same damage in pieces of any size.
 */
public final class PackedTarget implements FuzzTarget {
    private static final int LONGEST = 2000;

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        byte[] text = Corpora.games(3, "\n");
        try {
            for (Corpora.Packing packing : Corpora.Packing.values()) {
                byte[] file = Corpora.pack(packing, text, 3);
                if (file.length < LONGEST) {
                    byte[] seed = new byte[file.length + 1];
                    seed[0] = (byte) (17 * seeds.size());
                    System.arraycopy(file, 0, seed, 1, file.length);
                    seeds.add(seed);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return seeds;
    }

    @Override
    public List<byte[]> words() {
        return List.of(
                new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD},
                new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0x20, 0x05, 0x29, 0, 0, '[', 'a', ' ', '"', '"'},
                new byte[] {0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0},
                new byte[] {0x5F, 0x2A, 0x4D, 0x18, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF},
                new byte[] {0x1F, (byte) 0x8B, 8},
                new byte[] {'B', 'Z', 'h', '9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59},
                new byte[] {0x17, 0x72, 0x45, 0x38, 0x50, (byte) 0x90},
                new byte[] {1, 0, 0},
                new byte[] {0},
                new byte[] {(byte) 0xFF});
    }

    @Override
    public int longest() {
        return LONGEST;
    }

    @Override
    public int run(byte[] input) {
        if (input.length == 0) {
            return 0;
        }
        byte[] file = Arrays.copyOfRange(input, 1, input.length);
        int parts = 2 + (input[0] & 3);
        try {
            List<String> damage = new ArrayList<>();
            List<String> games = read(file, Math.max(1, file.length), damage);
            CorpusFormat format = CorpusFormat.detect(file, file.length);
            if (format.splittable() && file.length > 1) {
                List<String> damageOfParts = new ArrayList<>();
                assertEquals(games, read(file, 1 + file.length / parts, damageOfParts));
                if (format == CorpusFormat.ZST) {
                    damage.sort(null);
                    damageOfParts.sort(null);
                    assertEquals(damage, damageOfParts);
                }
            }
            String said = damage.isEmpty() ? "" : damage.get(0).replaceAll("[0-9]+", "");
            return (format.ordinal() * 5 + Math.min(4, games.size())) * 5
                    + Math.min(4, damage.size())
                    + 1009 * said.hashCode();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> read(byte[] file, int size, List<String> damage) throws IOException {
        List<String> games = new ArrayList<>();
        for (int start = 0; start == 0 || start < file.length; start += size) {
            ByteArrayInputStream bytes = new ByteArrayInputStream(file);
            RawInput in = new RawInput(
                    bytes,
                    position -> {
                        bytes.reset();
                        bytes.skip(position);
                    },
                    file.length);
            Piece piece = new Piece("x", "x", file.length, 0, start, Math.min(file.length, start + size));
            try (PieceReader reader = new PieceReader(in, piece, 1 << 16)) {
                while (reader.next()) {
                    GameText text = reader.text();
                    assertTrue(text.end() - text.start() <= 1 << 16);
                    games.add(reader.blockOffset(text.offset()) + ":" + reader.byteOffset(text.offset()) + " "
                            + Arrays.hashCode(Arrays.copyOfRange(text.buffer(), text.start(), text.end())));
                }
                damage.addAll(reader.damage());
            }
        }
        return games;
    }
}
