import type { Page } from '@recto/core/document';
import type { TextBreaks } from '@recto/core/translation';
import type { ByteSource } from '#byte-source.ts';
import { listRelatedParts } from '#office/relationships.ts';
import { openZipParts, type ZipParts } from '#office/zip-parts.ts';
import { copyParts, readMarkup } from '#translated/copy-parts.ts';
import { locateInOrder, PassageFinder } from '#translated/locate-passages.ts';
import { MarkupEdits } from '#translated/markup-edits.ts';
import { SegmentPlacer } from '#translated/place-segments.ts';
import { SolidPages, type Stream } from '#translated/solid-text.ts';
import { directionOf, type TranslatedFile, type Translation } from '#translated/translation.ts';
import { readParagraphs, type WordParagraph } from '#translated/word/read-paragraphs.ts';
import { writeMarkup } from '#translated/word/write-markup.ts';
import { type MarkupToken, scanMarkup } from '#word/marking/scan-markup.ts';
import { readStyles, Styles } from '#word/styles.ts';

/** The parts that hold text, by what they are to the main one. */
const STREAMS: Readonly<Record<string, Stream>> = {
  footnotes: 'note',
  endnotes: 'note',
  comments: 'comment',
  header: 'margin',
  footer: 'margin',
};

/**
 * The original Word file with its text translated: the same elements, styles, tables, lists, notes and headers, and every
 * part without text as it was. A sentence keeps the look that most of its letters had, and words that stand out theirs where
 * the translation has them, too; other sentences with such words are in `plain`. Notes stay at their marks. Each is
 * written only where the text of the pages and that of the file agree in every letter; what is not is in `kept`. Words of
 * charts, properties and deleted text stay as they are. Throws a `ReaderError` as reading the file does.
 */
export async function writeTranslatedDocx(
  source: ByteSource,
  translation: Translation,
): Promise<TranslatedFile> {
  const parts = await openZipParts(source);
  try {
    const pages = new SolidPages(translation.pages);
    const placer = new SegmentPlacer(pages, translation);
    const { main, related, styles } = await readFrame(parts);
    const texts: (readonly [string, Stream])[] = [[main, 'body']];
    for (const { kind, name } of related) {
      const stream = STREAMS[kind];
      if (stream) texts.push([name, stream]);
    }
    const changed = new Map<string, string>();
    const finders = new Map<Stream, PassageFinder>();
    for (const [name, stream] of new Map(texts)) {
      const finder = finders.get(stream) ?? new PassageFinder(pages.of(stream));
      finders.set(stream, finder);
      const written = await translatePart(parts, name, (tokens) => {
        const edits = new MarkupEdits();
        const paragraphs = readParagraphs(tokens, styles);
        if (stream === 'body') writeBody(paragraphs, { edits, pages, placer, finder });
        else for (const paragraph of paragraphs) writeFound(paragraph, { stream, edits, placer, finder });
        return { edits, paragraphs, direction: directionOf(translation) };
      });
      if (written !== null) changed.set(name, written);
    }
    return { parts: await copyParts(parts, changed), kept: placer.listKept(), plain: placer.listPlain() };
  } finally {
    parts.close();
  }
}

/** Where every program puts the text, for files that do not say where. */
const USUAL_PART = 'word/document.xml';

async function readFrame(parts: ZipParts) {
  const main =
    (await listRelatedParts(parts, '')).find(({ kind }) => kind === 'officeDocument')?.name ?? USUAL_PART;
  const related = await listRelatedParts(parts, main);
  const styleSheet = related.find(({ kind }) => kind === 'styles')?.name;
  const styles = styleSheet === undefined ? new Styles() : await readStyles(parts, styleSheet);
  return { main, related, styles };
}

/**
 * Where the paragraphs of a Word file begin in the text of its pages, for `cutSegments`: in the cells of its tables pages
 * do not say it. Throws a `ReaderError` as reading the file does.
 */
export async function readDocxBreaks(source: ByteSource, pages: readonly Page[]): Promise<TextBreaks> {
  const parts = await openZipParts(source);
  try {
    const { main, styles } = await readFrame(parts);
    const markup = parts.has(main) ? await readMarkup(parts, main) : null;
    if (markup === null || !WORD_ROOT.test(markup)) return new Map();
    const paragraphs = readParagraphs(scanMarkup(markup), styles).filter(({ isFallback }) => !isFallback);
    const solid = new SolidPages(pages);
    return solid.positionsOf('body', new Set(locateInOrder(paragraphs, solid.of('body'))));
  } finally {
    parts.close();
  }
}

/** The names of elements as all programs write them. */
const WORD_ROOT = /<w:(?:document|footnotes|endnotes|comments|hdr|ftr)[\s>]/u;

type Edited = Parameters<typeof writeMarkup>[1];

/** Null where a part is not one that can be written over. */
async function translatePart(
  parts: ZipParts,
  name: string,
  edit: (tokens: readonly MarkupToken[]) => Edited,
): Promise<string | null> {
  const markup = parts.has(name) ? await readMarkup(parts, name) : null;
  if (markup === null || !WORD_ROOT.test(markup)) return null;
  const tokens = scanMarkup(markup);
  return writeMarkup(tokens, edit(tokens));
}

interface Writing {
  readonly edits: MarkupEdits;
  readonly placer: SegmentPlacer;
  readonly finder: PassageFinder;
}

/** Sentences may go on from one paragraph to the next: all that is located is written together. */
function writeBody(
  paragraphs: readonly WordParagraph[],
  { pages, ...writing }: Writing & { readonly pages: SolidPages },
): void {
  const read = paragraphs.filter(({ isFallback }) => !isFallback);
  const positions = locateInOrder(read, pages.of('body'));
  const located = read.flatMap((passage, index) => {
    const at = positions[index] ?? -1;
    return at < 0 ? [] : [{ passage, at }];
  });
  writing.placer.write(writing.edits, 'body', located);
  for (const paragraph of paragraphs)
    if (paragraph.isFallback) writeFound(paragraph, { stream: 'body', ...writing });
}

function writeFound(
  passage: WordParagraph,
  { stream, edits, placer, finder }: Writing & { readonly stream: Stream },
): void {
  const at = finder.find(passage);
  if (at >= 0) placer.write(edits, stream, [{ passage, at }]);
}
