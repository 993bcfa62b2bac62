import type { ByteSource } from '#byte-source.ts';
import { sourceOf } from '#byte-source.ts';

/** A PDF with a gap of so many bytes between its objects and their table: large on paper, and not to be held in memory. */
export function spaciousPdf(pdf: Uint8Array, gap: number): ByteSource {
  const text = Buffer.from(pdf).toString('latin1');
  const table = text.lastIndexOf('xref\n0 ');
  const head = sourceOf(pdf.subarray(0, table));
  const moved = text.slice(table).replace(`startxref\n${table}\n`, `startxref\n${table + gap}\n`);
  const tail = sourceOf(Buffer.from(moved, 'latin1'));
  const tailAt = table + gap;
  return {
    size: tailAt + tail.size,
    read(position, target) {
      target.fill(' '.charCodeAt(0));
      if (position < table) head.read(position, target.subarray(0, table - position));
      const end = position + target.length;
      if (end <= tailAt) return;
      const from = Math.max(position, tailAt);
      tail.read(from - tailAt, target.subarray(from - position));
    },
  };
}
