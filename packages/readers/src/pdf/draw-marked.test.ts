import { BOX_SCALE } from '@recto/core/document';
import { tinyPdf } from '@recto/testing/pdf';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';

/** The colours of a picture that is written without gaps: one block of data, rows as their differences. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf('IDAT') + 4;
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  const pixels = new Uint8Array(width * height * 3);
  const stride = width * 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < stride; x++)
      pixels[y * stride + x] =
        (rows[y * (stride + 1) + 1 + x] ?? 0) + (y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0));
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  return { width, height, at };
}

test('marks lie on the words of their boxes, ink shows through, and the rest of the page is as it was', async () => {
  const document = await readers.openDocument('PDF', tinyPdf([['The first line.', 'The second line.']]));
  try {
    const { lines } = document.readPage(1);
    const words = lines.map((line) => line.words);
    expect(words).toHaveLength(2);
    const boxes = words.map((line) => {
      const [first, last] = [line[0]?.box, line.at(-1)?.box];
      if (!first || !last) throw new Error('each line has words');
      const [left, top, , bottom] = first;
      const [, , right] = last;
      return {
        x: left / BOX_SCALE,
        y: top / BOX_SCALE,
        width: (right - left) / BOX_SCALE,
        height: (bottom - top) / BOX_SCALE,
      };
    });
    const [first, second] = boxes;
    if (!first || !second) throw new Error('there are two lines');
    const picture = decode(document.drawPage?.(1, { dpi: 120, marks: [first] }) ?? new Uint8Array());
    const coloursIn = (box: typeof first) => {
      const found = new Map<string, number>();
      for (let y = Math.ceil(box.y * picture.height); y < (box.y + box.height) * picture.height; y++)
        for (let x = Math.ceil(box.x * picture.width); x < (box.x + box.width) * picture.width; x++) {
          const key = picture.at(x, y).join(' ');
          found.set(key, (found.get(key) ?? 0) + 1);
        }
      return found;
    };
    // Marker yellow at 60 % on white paper.
    const MARKED = '255 238 175';
    const marked = coloursIn(first);
    expect(marked.get(MARKED) ?? 0).toBeGreaterThan(100);
    expect(marked.get('255 255 255') ?? 0).toBe(0);
    // Ink stays ink.
    expect([...marked.keys()].some((key) => key.split(' ').every((part) => Number(part) < 60))).toBe(true);
    const plain = coloursIn(second);
    expect(plain.get(MARKED) ?? 0).toBe(0);
    expect(plain.get('255 255 255') ?? 0).toBeGreaterThan(100);
  } finally {
    document.close();
  }
});
