import type { PageFlag } from '@recto/core/document';
import type { ByteSource } from '#byte-source.ts';
import type { DocumentReader, OpenDocument, OpenOptions, PagePicture } from '#document-reader.ts';
import { isProtected } from '#office/compound-file.ts';
import { readXml } from '#office/read-xml.ts';
import { hasOutsideLinks } from '#office/outside-links.ts';
import { listRelatedParts, type RelatedPart } from '#office/relationships.ts';
import { openZipParts, type ZipParts } from '#office/zip-parts.ts';
import { findFormat, pageSizeOf } from '#pictures/formats.ts';
import { ReaderError } from '#reader-error.ts';
import { findPictures } from '#word/find-pictures.ts';
import { NO_LISTS, type Numbering, readNumbering } from '#word/numbering.ts';
import { type Aside, type Pages, paginate } from '#word/paginate.ts';
import type { WordPage } from '#word/page-builder.ts';
import { Charts } from '#office/read-charts.ts';
import { type Block, FORCED_BREAK, type NoteMark, SAVED_BREAK, type Story } from '#word/blocks.ts';
import { blocksOfChart } from '#word/chart-blocks.ts';
import { StoryReader } from '#word/read-story.ts';
import { readStyles, Styles } from '#word/styles.ts';
import { LineReader, type TidyLine } from '#word/tidy-line.ts';

/** Where every program puts the text, for files that do not say where. */
const USUAL_PART = 'word/document.xml';
/** A document without a character is a blank page: there is always one to be shown. */
const NO_PAGE: WordPage = { lines: [], flow: { blocks: [], changes: [] }, hidden: 0 };

/** Reads Word documents: their text with notes, comments, headers and footers, in pages as last saved or in sections. */
export const wordReader: DocumentReader = {
  async open(
    source: ByteSource,
    { maxPages = Number.POSITIVE_INFINITY, maxMemoryMb, drawPicture }: OpenOptions,
  ): Promise<OpenDocument> {
    if (isProtected(source)) throw new ReaderError('protected');
    const parts = await openZipParts(source);
    try {
      const { kind, pages, headings } = await readDocument(parts, maxPages);
      const isOfPictures = pages.some(({ picture }) => picture);
      const isConvertible = pages.every(isClean) && !(await hasOutsideLinks(parts));
      if (pages.length > maxPages) throw new ReaderError('too-many-pages');
      const readPicture = (number: number) => readPictureOf(parts, pages[number - 1]);
      return {
        pageCount: Math.max(1, pages.length),
        pageKind: kind,
        readPage(number) {
          const { lines, flow, hidden, picture } = pages[number - 1] ?? NO_PAGE;
          if (picture) return { number, ...pageSizeOf(picture), state: 'needs-ocr', lines: [] };
          return {
            number,
            width: 0,
            height: 0,
            state: lines.some((line) => line.trim() !== '') ? 'text' : 'blank',
            lines: lines.map((text) => ({ text, words: [] })),
            flow,
            ...flagsOf(hidden, flow.changes.length),
          };
        },
        isConvertible,
        readBookmarks: () => [...headings],
        ...(isOfPictures && {
          renderPage: async (number, dpi) => {
            const picture = await readPicture(number);
            if (!picture || !drawPicture) throw new RangeError(`Page ${number} is no picture`);
            return drawPicture(picture.bytes, dpi, maxMemoryMb === undefined ? {} : { maxMemoryMb });
          },
          readPicture,
        }),
        close: () => parts.close(),
      };
    } catch (error) {
      parts.close();
      throw error;
    }
  },
  hasTrapped: () => false,
};

async function readPictureOf(parts: ZipParts, page: WordPage | undefined): Promise<PagePicture | null> {
  if (!page?.picture) return null;
  const pieces: Uint8Array[] = [];
  await parts.read(page.picture.part, (piece) => void pieces.push(piece));
  const bytes = new Uint8Array(Buffer.concat(pieces));
  const format = findFormat(bytes);
  return format ? { bytes, mediaType: format.mediaType } : null;
}

function flagsOf(hidden: number, changes: number): { flags?: PageFlag[] } {
  const flags: PageFlag[] = [
    { kind: 'invisible', count: hidden },
    { kind: 'tracked-changes', count: changes },
  ];
  const some = flags.filter(({ count }) => count > 0);
  return some.length > 0 ? { flags: some } : {};
}

/** Without changes and comments: printed, deleted words would be words like all others, and comments are left out. */
const isClean = ({ flow }: WordPage): boolean =>
  flow.changes.length === 0 && flow.blocks.every(({ kind }) => kind !== 'comment');

async function readDocument(parts: ZipParts, maxPages: number): Promise<Pages> {
  const main =
    (await listRelatedParts(parts, '')).find(({ kind }) => kind === 'officeDocument')?.name ?? USUAL_PART;
  const related = await listRelatedParts(parts, main);
  const partOf = (kind: string) => related.find((part) => part.kind === kind)?.name;
  const [styleSheet, listPart] = [partOf('styles'), partOf('numbering')];
  const styles = styleSheet === undefined ? new Styles() : await readStyles(parts, styleSheet);
  const numbering = listPart === undefined ? NO_LISTS : await readNumbering(parts, listPart);

  const context: StoryContext = { parts, styles, numbering, charts: new Charts(parts) };
  const body = await readStories(context, main);
  const notes = new Map<string, Story>();
  for (const kind of ['footnote', 'endnote', 'comment'] as const) {
    const part = partOf(`${kind}s`);
    if (part === undefined) continue;
    for (const story of await readStories(context, part)) notes.set(`${kind} ${story.id}`, story);
  }
  const blocks = body.flatMap((story) => story.blocks);
  return paginate(blocks, {
    pictures: await findPictures(parts, related, blocks),
    noteOf: (mark) => readNote(mark, notes.get(`${mark.kind} ${mark.id}`)),
    headers: await readMargins(context, related, 'header'),
    footers: await readMargins(context, related, 'footer'),
    maxPages,
  });
}

interface StoryContext {
  readonly parts: ZipParts;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly charts: Charts;
}

async function readStories(
  { parts, styles, numbering, charts }: StoryContext,
  part: string,
): Promise<Story[]> {
  const drawn = [...(await charts.of(part))].map(([id, chart]) => [id, blocksOfChart(chart)] as const);
  const reader = new StoryReader(styles, numbering, new Map(drawn));
  await readXml(parts, part, reader);
  return reader.stories;
}

/** What stands at the head or foot of pages, each text once: it is the same on page after page. */
async function readMargins(
  context: StoryContext,
  related: readonly RelatedPart[],
  kind: 'header' | 'footer',
): Promise<Aside[]> {
  const lines = new Set<string>();
  for (const part of related)
    if (part.kind === kind)
      for (const { blocks } of await readStories(context, part.name))
        for (const { text } of linesOf(blocks)) lines.add(text);
  return [...lines].map((text) => ({ head: { kind }, lines: [{ text, marks: [], styles: [] }] }));
}

function readNote({ kind, mark }: NoteMark, story: Story | undefined): Aside | null {
  const [first, ...rest] = linesOf(story?.blocks ?? []);
  if (!story || first === undefined) return null;
  const by = story.author === undefined ? 'Comment:' : `Comment by ${story.author}:`;
  const isComment = kind === 'comment';
  const number = isComment ? by : mark;
  const lead = number === '' ? '' : `${number} `;
  const { author, date } = story;
  const isRightToLeft = story.blocks.some((block) => block.isRightToLeft);
  return {
    head: {
      kind: isComment ? 'comment' : 'note',
      ...(number !== '' && { number }),
      ...(isRightToLeft && { isRightToLeft }),
      ...(isComment && author !== undefined && { author }),
      ...(isComment && date !== undefined && { date }),
    },
    lines: [prefixLine(lead, first), ...rest],
  };
}

const prefixLine = (lead: string, { text, marks, styles }: TidyLine): TidyLine => {
  const moved = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: span.start + lead.length,
    end: span.end + lead.length,
  });
  return { text: lead + text, marks: marks.map(moved), styles: styles.map(moved) };
};

const linesOf = (blocks: readonly Block[]): TidyLine[] =>
  blocks.flatMap(({ text, marks }) => {
    const reader = new LineReader(marks);
    const lines = text.replaceAll(SAVED_BREAK, '').replaceAll(FORCED_BREAK, '\n').split('\n');
    return lines.map((line) => reader.read(line)).filter((line) => line.text !== '');
  });
