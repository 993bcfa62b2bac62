import { readXml } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { ReaderError } from '#reader-error.ts';
import type { OfficePart } from '#translated/translation.ts';

/** In bytes of a part of markup: more is not held in memory at once. */
const MAX_MARKUP_BYTES = 150_000_000;

async function readBytes(parts: ZipParts, name: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await parts.read(name, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces);
}

/**
 * The markup of a part, a mark of its encoding with it; null where it is not UTF-8, and so not written over. Throws as the
 * gate of `parts` does, and 'too-large'.
 */
export async function readMarkup(parts: ZipParts, name: string): Promise<string | null> {
  const bytes = await readBytes(parts, name);
  if (bytes.length > MAX_MARKUP_BYTES) throw new ReaderError('too-large');
  if (bytes[0] === 0xfe || bytes[0] === 0xff) return null;
  // Markup that is not well-formed, or has a document type, is refused as where its text is read.
  await readXml({ read: async (_, onPiece) => void onPiece(bytes) }, name, { open() {}, close() {} });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** All parts of a file in their order, those with new markup by their names without regard to case. */
export async function copyParts(
  parts: ZipParts,
  changed: ReadonlyMap<string, string>,
): Promise<OfficePart[]> {
  const byKey = new Map([...changed].map(([name, content]) => [name.toLowerCase(), content]));
  const copied: OfficePart[] = [];
  for (const name of parts.names()) {
    if (name.endsWith('/')) continue;
    copied.push({ name, content: byKey.get(name.toLowerCase()) ?? (await readBytes(parts, name)) });
  }
  return copied;
}
