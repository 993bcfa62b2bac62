import type { RelatedPart } from '#office/relationships.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { measurePicture } from '#pictures/formats.ts';
import type { PictureSize } from '#pictures/picture.ts';
import type { Block } from '#word/blocks.ts';

/** A picture that may be of a text. */
export interface WordPicture extends PictureSize {
  /** The part that holds it. */
  readonly part: string;
}

/** Letters and digits for each picture that a document has at most whose text is in its pictures: what a caption or a covering note has. */
const MAX_LETTERS = 200;
/** Pixels of a line of text at least; what is smaller is a logo or a sign. */
const MIN_SIDE = 200;
const MIN_PIXELS = 100_000;
/** Of a part, in which a picture says how large it is: behind thumbnails and profiles of colours. */
const HEAD_BYTES = 524_288;

/**
 * The pictures of a document that are to be read, by the names under which its text refers to them: none where it has more
 * text than captions, since its pictures illustrate it then.
 */
export async function findPictures(
  parts: ZipParts,
  related: readonly RelatedPart[],
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, WordPicture>> {
  const found = new Map<string, WordPicture>();
  const names = new Set(blocks.flatMap(({ pictures }) => pictures));
  const letters = blocks.reduce((sum, { text }) => sum + countLetters(text), 0);
  const isIllustrated = (count: number) => letters > MAX_LETTERS * count;
  if (isIllustrated(names.size)) return found;
  const taken = new Set<string>();
  for (const { id, kind, name: part } of related) {
    if (kind !== 'image' || !names.has(id) || taken.has(part)) continue;
    taken.add(part);
    const size = await measurePart(parts, part);
    if (size && Math.min(size.width, size.height) >= MIN_SIDE && size.width * size.height >= MIN_PIXELS)
      found.set(id, { part, width: size.width, height: size.height });
  }
  return isIllustrated(found.size) ? new Map() : found;
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

async function measurePart(parts: ZipParts, name: string): Promise<PictureSize | null> {
  let head = Buffer.alloc(0);
  let size: ReturnType<typeof measurePicture> = 'more';
  await parts.read(name, (piece) => {
    head = Buffer.concat([head, piece]);
    size = measurePicture(head);
    return size === 'more' && head.length < HEAD_BYTES ? undefined : false;
  });
  return size === 'more' ? null : size;
}
