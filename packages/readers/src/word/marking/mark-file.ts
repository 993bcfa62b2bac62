import { posix } from 'node:path';
import { sourceOf } from '#byte-source.ts';
import { readXml } from '#office/read-xml.ts';
import { listRelatedParts } from '#office/relationships.ts';
import { openZipParts, type ZipParts } from '#office/zip-parts.ts';
import {
  addComments,
  addCommentsRelation,
  addCommentsType,
  WORD_NAMESPACE,
} from '#word/marking/comments-part.ts';
import { type MarkedPart, markTexts, nextId, type TextKind } from '#word/marking/mark-texts.ts';
import type { RedlineRequest, WordPart } from '#word/marking/redline-request.ts';
import { readAttribute } from '#word/marking/scan-markup.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { readStyles, Styles } from '#word/styles.ts';

const TYPES_PART = '[Content_Types].xml';
/** In bytes of a part of markup: more is not held in memory at once. */
const MAX_MARKUP_BYTES = 150_000_000;

/**
 * The parts of the left document with the marks of a redline as tracked changes, and comments on them; every part but those
 * that are marked as it was, byte by byte. Changes that the document itself tracks stay what they are: its text is the one
 * with them accepted. Throws an `UnmarkableError` where the file cannot carry the marks.
 */
export async function markWordFile(file: Uint8Array, request: RedlineRequest): Promise<WordPart[]> {
  const parts = await openZipParts(sourceOf(file));
  try {
    const main = (await listRelatedParts(parts, '')).find(({ kind }) => kind === 'officeDocument')?.name;
    if (main === undefined) throw new UnmarkableError('it does not name its text');
    const related = await listRelatedParts(parts, main);
    const partOf = (kind: string) => related.find((part) => part.kind === kind)?.name;
    const styleSheet = partOf('styles');
    const styles = styleSheet === undefined ? new Styles() : await readStyles(parts, styleSheet);
    const texts = new Map<TextKind, MarkedPart>();
    for (const kind of ['main', 'footnote', 'endnote'] as const) {
      const name = kind === 'main' ? main : partOf(`${kind}s`);
      if (name === undefined) continue;
      texts.set(kind, { name, xml: await readMarkup(parts, name) });
    }
    const known = partOf('comments');
    const ownComments = known === undefined ? null : await readMarkup(parts, known);
    const firstComment = nextId(ownComments ?? '');
    const changed = markTexts(texts, request, { styles, firstComment });
    if (request.comments.length > 0) {
      const part = known ?? posix.join(posix.dirname(main), 'comments.xml');
      changed.set(part, addComments(ownComments, request.comments, request.marker, firstComment));
      if (known === undefined) await registerComments(parts, { main, part, changed });
    }
    await checkMarkup(changed);
    return await copyParts(parts, changed);
  } finally {
    parts.close();
  }
}

interface Registration {
  readonly main: string;
  readonly part: string;
  readonly changed: Map<string, string>;
}

async function registerComments(parts: ZipParts, { main, part, changed }: Registration): Promise<void> {
  if (parts.has(part)) throw new UnmarkableError('it holds comments that it does not name');
  const folder = posix.dirname(main);
  const list = posix.join(folder, '_rels', `${posix.basename(main)}.rels`);
  const relations = parts.has(list) ? await readMarkup(parts, list) : null;
  changed.set(list, addCommentsRelation(relations, posix.basename(part)));
  changed.set(TYPES_PART, addCommentsType(await readMarkup(parts, TYPES_PART), part));
}

async function readBytes(parts: ZipParts, name: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await parts.read(name, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces);
}

async function readMarkup(parts: ZipParts, name: string): Promise<string> {
  const bytes = await readBytes(parts, name);
  if (bytes.length > MAX_MARKUP_BYTES) throw new UnmarkableError('it is too long');
  if (bytes[0] === 0xfe || bytes[0] === 0xff) throw new UnmarkableError('it is not written in UTF-8');
  const xml = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const root = /<(?![?!])[^>]+>/u.exec(xml)?.[0] ?? '';
  const isWord = root.startsWith('<w:');
  if (isWord && readAttribute(root.replace('xmlns:w=', 'w='), 'w') !== WORD_NAMESPACE)
    throw new UnmarkableError('it is written in another form of the standard');
  return xml;
}

/** What was written is read once more, so that nobody gets a file that does not open. */
async function checkMarkup(changed: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, content] of changed) {
    const whole = {
      read: async (_: string, onPiece: (piece: Uint8Array) => void) => onPiece(Buffer.from(content)),
    };
    await readXml(whole, name, { open() {}, close() {} });
  }
}

async function copyParts(parts: ZipParts, changed: ReadonlyMap<string, string>): Promise<WordPart[]> {
  const rest = new Map(changed);
  const take = (name: string) => {
    for (const [other, content] of rest)
      if (other.toLowerCase() === name.toLowerCase()) {
        rest.delete(other);
        return content;
      }
    return undefined;
  };
  const copied: WordPart[] = [];
  for (const name of parts.names()) {
    if (name.endsWith('/')) continue;
    copied.push({ name, content: take(name) ?? (await readBytes(parts, name)) });
  }
  return [...copied, ...[...rest].map(([name, content]) => ({ name, content }))];
}
