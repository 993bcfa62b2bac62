import { type Block, PAGE_BLOCK_KINDS } from '#document/block.ts';
import type { FlowCell } from '#document/flow.ts';
import { Sink, Source } from '#document/page-bytes.ts';

/**
 * Raised whenever the blocks of the same pages come out otherwise, or are encoded otherwise: stored ones are then found
 * again. The first byte of what is stored.
 */
export const BLOCKS_VERSION = 3;

/** What a block has, each a bit above its kind. */
const TRAITS = { continues: 16, level: 32, number: 64, rows: 128, hasHeader: 256 };

/** Encodes the blocks that were found on a page; some bytes each. `decodeBlocks` is the way back. */
export function encodeBlocks(blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const sink = new Sink();
  sink.put(BLOCKS_VERSION);
  putBlocks(sink, blocks);
  return sink.written();
}

/** Writes blocks without their version; `takeBlocks` is the way back. */
export function putBlocks(sink: Sink, blocks: readonly Block[]): void {
  sink.put(blocks.length);
  let at = 0;
  const putRange = (range: { readonly start: number; readonly end: number }) => {
    sink.put(range.start - at);
    sink.put(range.end - range.start);
    at = range.end;
  };
  for (const { kind, continues, level, number, rows, hasHeader, ...range } of blocks) {
    sink.put(
      PAGE_BLOCK_KINDS.indexOf(kind) |
        (continues ? TRAITS.continues : 0) |
        (level === undefined ? 0 : TRAITS.level) |
        (number === undefined ? 0 : TRAITS.number) |
        (rows ? TRAITS.rows : 0) |
        (hasHeader ? TRAITS.hasHeader : 0),
    );
    putRange(range);
    if (level !== undefined) sink.put(level);
    if (number !== undefined) sink.putText(number);
    if (!rows) continue;
    // Cells lie within their table, and count from where it begins.
    at = range.start;
    sink.put(rows.length);
    for (const row of rows) {
      sink.put(row.length);
      for (const cell of row) putRange(cell);
    }
    at = range.end;
  }
}

/**
 * Decodes what `encodeBlocks` wrote for a page whose text has this length. Undefined where another version found them, so that
 * they are found again; throws when the bytes are anything else.
 */
export function decodeBlocks(bytes: Uint8Array, length: number): Block[] | undefined {
  const source = new Source(bytes);
  if (source.take() !== BLOCKS_VERSION) return undefined;
  const blocks = takeBlocks(source, length);
  source.expectEnd();
  return blocks;
}

/** Reads what `putBlocks` wrote for a page whose text has this length. */
export function takeBlocks(source: Source, length: number): Block[] {
  let at = 0;
  const takeRange = (end = length) => {
    const range = { start: at + source.take(), end: 0 };
    range.end = range.start + source.take();
    if (range.end > end) throw new Error('Stored page: a block lies outside its text');
    at = range.end;
    return range;
  };
  const takeRows = (end: number): FlowCell[][] =>
    Array.from({ length: source.takeCount() }, () =>
      Array.from({ length: source.takeCount() }, () => takeRange(end)),
    );
  return Array.from({ length: source.takeCount() }, (): Block => {
    const traits = source.take();
    const kind = PAGE_BLOCK_KINDS[traits % TRAITS.continues];
    if (kind === undefined || traits >= 2 * TRAITS.hasHeader) throw new Error('Stored page: malformed block');
    const range = takeRange();
    const level = (traits & TRAITS.level) === 0 ? undefined : source.take();
    const number = (traits & TRAITS.number) === 0 ? undefined : source.takeText();
    at = range.start;
    const rows = (traits & TRAITS.rows) === 0 ? undefined : takeRows(range.end);
    at = range.end;
    return {
      kind,
      ...range,
      ...((traits & TRAITS.continues) !== 0 && { continues: true }),
      ...(level !== undefined && { level }),
      ...(number !== undefined && { number }),
      ...(rows && { rows }),
      ...((traits & TRAITS.hasHeader) !== 0 && { hasHeader: true }),
    };
  });
}
