import type { Page } from '@recto/core/document';
import type { Segment, TextBreaks } from '@recto/core/translation';
import type { ByteSource } from '#byte-source.ts';
import { readXml } from '#office/read-xml.ts';
import { listRelatedParts } from '#office/relationships.ts';
import { openZipParts, type ZipParts } from '#office/zip-parts.ts';
import { copyParts, readMarkup } from '#translated/copy-parts.ts';
import { listLined, translateStrings, translateValues } from '#translated/excel/translate-strings.ts';
import { findAll, PassageFinder } from '#translated/locate-passages.ts';
import type { Passage } from '#translated/pieces.ts';
import { SegmentPlacer } from '#translated/place-segments.ts';
import { SolidPages, solidOf } from '#translated/solid-text.ts';
import { directionOf, type TranslatedFile, type Translation } from '#translated/translation.ts';

/** Where every program puts the workbook, for files that do not say where. */
const USUAL_PART = 'xl/workbook.xml';
const INLINE = 'inlineStr';

/**
 * The original workbook with the words of its cells translated, in the look that most of their letters had: strings alone
 * are written, numbers, dates, formulas and styles stay byte by byte. Equal strings may be one in the file: they get one
 * translation. What formulas calculate, and the heads of the columns of tables, by which formulas name them, stay as they
 * are. A language from right to left turns the sheets. Throws a `ReaderError` as reading the file does.
 */
export async function writeTranslatedXlsx(
  source: ByteSource,
  translation: Translation,
): Promise<TranslatedFile> {
  const parts = await openZipParts(source);
  try {
    const pages = new SolidPages(translation.pages);
    const placer = new SegmentPlacer(pages, translation);
    const { related, sheets } = await readFrame(parts);
    const isKept = await findColumnNames(parts, sheets);
    const strings = { placer, finder: new PassageFinder(pages.of('body')), isKept };
    const direction = directionOf(translation);
    const changed = new Map<string, string>();
    for (const { kind, name } of related) {
      if (kind !== 'sharedStrings') continue;
      const markup = await readMarkup(parts, name);
      if (markup !== null) changed.set(name, translateStrings(markup, 'si', strings));
    }
    for (const name of sheets) {
      const markup = await readMarkup(parts, name);
      if (markup === null) continue;
      const inline = markup.includes(INLINE) ? translateStrings(markup, 'is', strings) : markup;
      const translated = translateValues(inline, strings);
      const turned = direction ? turnSheet(translated, direction === 'rtl') : translated;
      if (turned !== markup) changed.set(name, turned);
    }
    const kept = [...new Set([...placer.listKept(true), ...listCalculated(translation)])];
    return {
      parts: await copyParts(parts, changed),
      kept: kept.toSorted((a, b) => a.index - b.index),
      plain: placer.listPlain(),
    };
  } finally {
    parts.close();
  }
}

async function readFrame(parts: ZipParts) {
  const main =
    (await listRelatedParts(parts, '')).find(({ kind }) => kind === 'officeDocument')?.name ?? USUAL_PART;
  const related = await listRelatedParts(parts, main);
  const sheets = [...new Set(related.filter(({ kind }) => kind === 'worksheet').map(({ name }) => name))];
  return { related, sheets };
}

/**
 * Where the lines of cells begin in the text of the pages of a workbook, for `cutSegments`: there a cell is one line. Throws
 * a `ReaderError` as reading the file does.
 */
export async function readXlsxBreaks(source: ByteSource, pages: readonly Page[]): Promise<TextBreaks> {
  const parts = await openZipParts(source);
  try {
    const solid = new SolidPages(pages);
    const text = solid.of('body');
    const starts = new Set<number>();
    const { related, sheets } = await readFrame(parts);
    const lists = related.filter(({ kind }) => kind === 'sharedStrings').map(({ name }) => name);
    for (const name of new Set([...lists, ...sheets])) {
      const markup = await readMarkup(parts, name);
      if (markup === null) continue;
      for (const passage of listLined(markup, lists.includes(name) ? 'si' : 'is'))
        for (const at of findAll(passage, text))
          for (const line of lineStarts(passage)) starts.add(at + line);
    }
    return solid.positionsOf('body', starts);
  } finally {
    parts.close();
  }
}

/** In solid text: where the lines of a passage begin, but for the first. */
function lineStarts({ pieces }: Passage): number[] {
  const lines = pieces
    .map(({ text }) => text)
    .join('')
    .split('\n');
  let at = 0;
  return lines.slice(0, -1).map((line) => (at += solidOf(line).length));
}

/** What formulas calculate may read as a string of the file does. */
function listCalculated({ pages, segments, translate }: Translation): Segment[] {
  const calculated = new Set(
    pages.flatMap(({ number, sheet }) =>
      (sheet?.cells ?? []).flatMap(({ formula, start }) =>
        formula === undefined ? [] : [`${number} ${start}`],
      ),
    ),
  );
  const isCalculated = ({ page, start }: Segment) => calculated.has(`${page} ${start}`);
  return segments.filter((segment) => isCalculated(segment) && translate(segment) !== undefined);
}

/** A table whose columns are named otherwise than their cells is taken for damaged. */
async function findColumnNames(
  parts: ZipParts,
  sheets: readonly string[],
): Promise<(solid: string) => boolean> {
  const names = new Set<string>();
  for (const sheet of sheets)
    for (const { kind, name } of await listRelatedParts(parts, sheet))
      if (kind === 'table')
        await readXml(parts, name, {
          open(element, attribute) {
            if (element.endsWith(':tableColumn'))
              names.add(solidOf((attribute('name') ?? '').replace(/_x000[ad]_/giu, '')));
          },
          close() {},
        });
  return (solid) => names.has(solid);
}

const SHEET_VIEW = /<((?:\w+:)?sheetView)(\s[^>]*?)?(\/?)>/gu;
const RIGHT_TO_LEFT = /\srightToLeft\s*=\s*["']\w*["']/u;

/** The first column of a sheet stands where its language begins a line. */
const turnSheet = (markup: string, isRightToLeft: boolean): string =>
  markup.replace(SHEET_VIEW, (_, name: string, attributes = '', end: string) => {
    const others = String(attributes).replace(RIGHT_TO_LEFT, '');
    return `<${name}${isRightToLeft ? ' rightToLeft="1"' : ''}${others}${end}>`;
  });
