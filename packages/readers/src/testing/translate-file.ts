import { type Page, pageText } from '@recto/core/document';
import { cutSegments, joinSegments, type Segment } from '@recto/core/translation';
import { makeZip } from '@recto/testing/office';
import { sourceOf } from '#byte-source.ts';
import type { DocumentReader } from '#document-reader.ts';
import { isSolid } from '#translated/solid-text.ts';
import { readDocxBreaks, readXlsxBreaks, type TranslatedFile, type Translation } from '#translated/index.ts';
import { wordReader } from '#word/index.ts';

type Write = (source: ReturnType<typeof sourceOf>, translation: Translation) => Promise<TranslatedFile>;

interface Languages {
  readonly source?: string;
  readonly target?: string;
}

/** All pages of a file. */
export async function readPages(reader: DocumentReader, bytes: Uint8Array): Promise<Page[]> {
  const document = await reader.open(sourceOf(bytes), {});
  return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
}

/** Another word for each word. */
export const reversed = ({ text }: Segment): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => [...word].reverse().join(''));

/** What a file reads as with a translation in it, and what it should. */
export async function translateFile(
  [reader, write]: readonly [DocumentReader, Write],
  bytes: Uint8Array,
  translate: Translation['translate'] = reversed,
  { source = 'en', target = 'de' }: Languages = {},
) {
  const pages = await readPages(reader, bytes);
  const readBreaks = reader === wordReader ? readDocxBreaks : readXlsxBreaks;
  const breaks = await readBreaks(sourceOf(bytes), pages);
  const segments = cutSegments(pages, source, breaks);
  const { parts, kept, plain } = await write(sourceOf(bytes), { pages, segments, translate, source, target });
  const written = makeZip(parts.map(({ name, content }) => [name, content]));
  const isKept = new Set(kept);
  const expected = joinSegments(pages, segments, (segment) =>
    isKept.has(segment) ? undefined : translate(segment),
  );
  const text = (await readPages(reader, written)).map(pageText).join('\f');
  const partOf = (name: string) =>
    String(Buffer.from(parts.find((part) => part.name === name)?.content ?? ''));
  return { segments, parts, kept, plain, written, text, expected, partOf };
}

/** A text by its letters: where lines of one sentence were joined, spaces differ. */
export const lettersOf = (text: string): string => [...text].filter(isSolid).join('');
