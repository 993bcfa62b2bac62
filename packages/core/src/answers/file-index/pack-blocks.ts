import type { Block } from '#document/block.ts';
import { putBlocks, takeBlocks } from '#document/encode-blocks.ts';
import { putFlow, takeFlow } from '#document/encode-flow.ts';
import { Sink, Source } from '#document/page-bytes.ts';
import type { PageBlocks } from '#sentences/line-blocks.ts';

/** How the pages of a document are divided. */
export interface PackedBlocks {
  /** Per page: where its bytes begin; a page of which nothing is known has none. */
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

const NOTHING = new Uint8Array(0);

/** Of each page what its format says, or what was found of it. */
export function packBlocks(pages: readonly (PageBlocks | readonly Block[] | undefined)[]): PackedBlocks {
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

/** The first byte of a page: whose blocks they are. */
const OF_FORMAT = { withoutHeadings: 0, withHeadings: 1 };
const FOUND = 2;

function encode(page: PageBlocks | readonly Block[]): Uint8Array {
  const sink = new Sink();
  if ('blocks' in page) {
    sink.put(page.hasHeadings ? OF_FORMAT.withHeadings : OF_FORMAT.withoutHeadings);
    putFlow(sink, { blocks: page.blocks, changes: [] });
  } else {
    sink.put(FOUND);
    putBlocks(sink, page);
  }
  return sink.written();
}

/**
 * What the format of the document says of a page.
 * @param length of the page's text
 */
export function unpackBlocks(
  packed: PackedBlocks,
  pageIndex: number,
  length: number,
): PageBlocks | undefined {
  const source = sourceOf(packed, pageIndex);
  const of = source?.take();
  if (source === undefined || of === FOUND) return undefined;
  const { blocks } = takeFlow(source, length, { isStyled: false });
  return { blocks, hasHeadings: of === OF_FORMAT.withHeadings };
}

/** What was found of a page whose format says nothing. */
export function unpackFound(
  packed: PackedBlocks,
  pageIndex: number,
  length: number,
): readonly Block[] | undefined {
  const source = sourceOf(packed, pageIndex);
  return source?.take() === FOUND ? takeBlocks(source, length) : undefined;
}

function sourceOf({ offsets, bytes }: PackedBlocks, pageIndex: number): Source | undefined {
  const [start = 0, end = 0] = [offsets[pageIndex], offsets[pageIndex + 1]];
  return end > start ? new Source(bytes.subarray(start, end)) : undefined;
}
