import type * as xlsx from '@e965/xlsx';
import { asUtf8, boundSheet, dropRepeatedSheets, hasLongFormat } from '#excel/bound-markup.ts';
import { listRelatedParts, type RelatedPart } from '#office/relationships.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { type InflatedPart, parseParts } from '#patches/xlsx/parse-parts.ts';
import { ReaderError } from '#reader-error.ts';

/** Where every program puts the workbook, for files that do not say where. */
const USUAL_PART = 'xl/workbook.xml';
const CONTENT_TYPES = '[Content_Types].xml';
/** What values and their display come from; charts, pictures, links to other files and macros stay packed. */
const WANTED_PARTS = ['worksheet', 'sharedStrings', 'styles', 'theme', 'sheetMetadata', 'person'];
/** Cells in the markup, most of the excess empty ones that only have a border. */
const MAX_MARKED_CELLS = 2_000_000;
/** With as many cells styles without fills cost half a second, with a million they cost ten times all the rest. */
const FEW_CELLS = 20_000;
/** Characters that formulas may grow to: a shared one is written out for each of its cells. */
const MAX_FORMULAS = 20_000_000;
/** The library looks each cell up in all array formulas before it. */
const MAX_ARRAY_STEPS = 20_000_000;
const ARRAY_FORMULA = 't="array"';
const FORMULA_TAGS = ['<f>', '<f ', ':f>', ':f '];
const CELL_TAGS = ['<c ', '<c>', '<c/', ':c '];

/** Stands before the first row; prefixed where a program writes so. */
const SHEET_VIEW = /<(?:\w+:)?sheetView\s[^>]*/;
const RIGHT_TO_LEFT = /\srightToLeft\s*=\s*["'](?:1|true)["']/;
/** How far into a sheet its views are looked for, in bytes. */
const VIEWS_WITHIN = 16_384;

export interface ParsedWorkbook {
  readonly workbook: xlsx.WorkBook;
  /** The relations of the sheets whose first column is on the right: the library keeps that of one sheet only. */
  readonly rightToLeft: ReadonlySet<string>;
  /** The parts of the workbook by their relations, those of its sheets among them. */
  readonly parts: ReadonlyMap<string, RelatedPart>;
}

/**
 * Parses a workbook from its parts, which the gate of `parts` has measured as they were inflated: the library itself
 * would fill memory with whatever a zip file unpacks to. Throws 'damaged' where a sheet cannot be parsed.
 */
export async function parseWorkbook(parts: ZipParts): Promise<ParsedWorkbook> {
  const main =
    (await listRelatedParts(parts, '')).find(({ kind }) => kind === 'officeDocument')?.name ?? USUAL_PART;
  const all = await listRelatedParts(parts, main);
  const related = all.filter(({ kind }) => WANTED_PARTS.includes(kind));
  const names = [CONTENT_TYPES, main, relationsOf(main), ...related.map(({ name }) => name)];
  const files: InflatedPart[] = [];
  let cells = 0;
  for (const name of new Set(names)) {
    if (!parts.has(name)) continue;
    const pieces: Uint8Array[] = [];
    await parts.read(name, (piece) => {
      cells += countCells(piece);
      if (cells > MAX_MARKED_CELLS) throw new ReaderError('too-large');
      pieces.push(piece);
    });
    const written = Buffer.concat(pieces);
    const content = asUtf8(written);
    if (content !== written) cells += countCells(content);
    if (cells > MAX_MARKED_CELLS) throw new ReaderError('too-large');
    if (name === main) dropRepeatedSheets(content, all);
    else if (related.some((part) => part.name === name && part.kind === 'worksheet')) boundSheet(content);
    else if (hasLongFormat(content)) throw new ReaderError('damaged', 'a format that is too long');
    files.push({ name, content });
  }
  const longest = longestFormula(files);
  const workbook = silently(() =>
    parseParts(files, {
      dense: true,
      cellFormula:
        longest > 0 && cells * longest <= MAX_FORMULAS && cells * countArrays(files) <= MAX_ARRAY_STEPS,
      cellHTML: false,
      // Without them the widths of columns are not told.
      cellStyles: cells <= FEW_CELLS || hasFills(files, related),
      nodim: true,
    }),
  );
  // The library leaves out what it fails at, and an answer from the rest would not say so.
  const sheets = new Set(related.filter(({ kind }) => kind === 'worksheet').map(({ name }) => name)).size;
  if (Object.keys(workbook.Sheets).length < sheets)
    throw new ReaderError('damaged', 'a sheet cannot be parsed');
  const rightToLeft = related.filter(
    ({ kind, name }) => kind === 'worksheet' && isRightToLeft(files.find((file) => file.name === name)),
  );
  return {
    workbook,
    rightToLeft: new Set(rightToLeft.map(({ id }) => id)),
    parts: new Map(all.map((part) => [part.id, part])),
  };
}

function isRightToLeft(sheet: { readonly content: Buffer } | undefined): boolean {
  const head = sheet?.content.toString('latin1', 0, VIEWS_WITHIN) ?? '';
  return RIGHT_TO_LEFT.test(SHEET_VIEW.exec(head)?.[0] ?? '');
}

function countArrays(files: readonly { readonly content: Buffer }[]): number {
  let count = 0;
  for (const { content } of files)
    for (let at = content.indexOf(ARRAY_FORMULA); at >= 0; at = content.indexOf(ARRAY_FORMULA, at + 1))
      count++;
  return count;
}

/** At most as many bytes as the longest formula of all parts has. */
function longestFormula(files: readonly { readonly content: Buffer }[]): number {
  let longest = 0;
  for (const { content } of files)
    for (const tag of FORMULA_TAGS)
      for (let at = content.indexOf(tag); at >= 0; ) {
        const end = content.indexOf('</', at);
        longest = Math.max(longest, (end < 0 ? content.length : end) - at);
        at = end < 0 ? end : content.indexOf(tag, end);
      }
  return longest;
}

/** Whether the workbook describes fills: without, the library looks each cell's up in vain, by an exception each. */
function hasFills(
  files: readonly { readonly name: string; readonly content: Buffer }[],
  related: readonly { readonly kind: string; readonly name: string }[],
): boolean {
  const styles = related.find(({ kind }) => kind === 'styles')?.name;
  return files.find(({ name }) => name === styles)?.content.includes('<fill>') === true;
}

const relationsOf = (part: string) => part.replace(/([^/]*)$/, '_rels/$1.rels');

/** How many cells begin in a piece; one that is cut in two by its end may be missed. */
function countCells(piece: Uint8Array): number {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  let count = 0;
  for (const tag of CELL_TAGS)
    for (let at = bytes.indexOf(tag); at >= 0; at = bytes.indexOf(tag, at + tag.length)) count++;
  return count;
}

/** The library writes to the console what it does not understand, thousands of lines for a damaged file. */
function silently(parse: () => xlsx.WorkBook): xlsx.WorkBook {
  const { error, warn, log } = console;
  const ignore = () => undefined;
  Object.assign(console, { error: ignore, warn: ignore, log: ignore });
  try {
    return parse();
  } catch (cause) {
    throw new ReaderError('damaged', cause);
  } finally {
    Object.assign(console, { error, warn, log });
  }
}
