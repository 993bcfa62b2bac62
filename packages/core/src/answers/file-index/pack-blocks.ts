import { putFlow, takeFlow } from '#document/encode-flow.ts';
import { Sink, Source } from '#document/page-bytes.ts';
import type { PageBlocks } from '../text/line-blocks.ts';

/** What the format of a document says of its pages. */
export interface PackedBlocks {
  /** Per page: where its bytes begin; a page of which nothing is said has none. */
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

const NOTHING = new Uint8Array(0);

export function packBlocks(pages: readonly (PageBlocks | undefined)[]): PackedBlocks {
  const offsets = new Uint32Array(pages.length + 1);
  const encoded = pages.map((page, at) => {
    const bytes = page ? encode(page) : NOTHING;
    offsets[at + 1] = (offsets[at] ?? 0) + bytes.length;
    return bytes;
  });
  const bytes = new Uint8Array(offsets[pages.length] ?? 0);
  encoded.forEach((own, at) => bytes.set(own, offsets[at]));
  return { offsets, bytes };
}

function encode({ blocks, hasHeadings }: PageBlocks): Uint8Array {
  const sink = new Sink();
  sink.put(hasHeadings ? 1 : 0);
  putFlow(sink, { blocks, changes: [] });
  return sink.written();
}

/** @param length of the page's text */
export function unpackBlocks(
  { offsets, bytes }: PackedBlocks,
  pageIndex: number,
  length: number,
): PageBlocks | undefined {
  const [start = 0, end = 0] = [offsets[pageIndex], offsets[pageIndex + 1]];
  if (end <= start) return undefined;
  const source = new Source(bytes.subarray(start, end));
  const hasHeadings = source.take() === 1;
  return { blocks: takeFlow(source, length, { isStyled: false }).blocks, hasHeadings };
}
