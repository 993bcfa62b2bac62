import { levelHeadings, type StyledHeading } from '#structure/headings/level-headings.ts';
import { isHeadingText } from '#structure/headings/heading-words.ts';
import { medianOf } from '#structure/median.ts';
import { type HeadingNumber, readNumber } from '#structure/headings/heading-number.ts';
import { bodyHeightOf, type PlacedLine } from '#structure/placed-line.ts';
import {
  joinNumbers,
  LARGER,
  markChapters,
  withoutRepeats,
  withoutTitle,
} from '#structure/headings/tidy-headings.ts';
import type { Heading } from '#structure/headings/heading.ts';
import type { Contents } from '#structure/contents/index.ts';
import type { PrintedLine } from '#structure/printed-line.ts';
import { foldHeading } from '#text/fold-heading.ts';
import { spaceEvenly } from '#text/space-evenly.ts';

/** A heading has at most so many characters, and lines. */
const MAX_LENGTH = 160;
const MAX_LINES = 3;
/** Type at least as high as running text, within what boxes tell. */
const AS_LARGE = 0.93;
/** Width of bold type, of the same type that is not. */
const BOLD = 1.035;
/** Space above a heading, in heights of running text. */
const MIN_GAP = 0.35;

/** What the lines of a document are like, against which one line stands out. */
interface Look {
  readonly body: number;
  /** Space between the lines of a paragraph. */
  readonly gap: number;
  /** Headings that its table of contents lists, folded, without their numbers. */
  readonly listed: ReadonlySet<string>;
}

/** The same of a page. */
interface PageLook extends Look {
  /** From the leftmost to the rightmost letter. */
  readonly width: number;
}

/** What of the lines of a document is known before its headings are looked for. */
export interface KnownLines {
  readonly running: ReadonlySet<PrintedLine>;
  readonly contents: Contents<PrintedLine>;
}

/**
 * Finds the headings of a document by how they stand on its pages: in larger or bolder type, numbered, or named in its own
 * table of contents, with space above. Heads and feet of pages and the table of contents itself are left out.
 */
export function findHeadings(
  all: readonly (readonly PlacedLine[])[],
  { running, contents }: KnownLines,
): Heading[] {
  const body = bodyHeightOf(all.flat());
  if (body === 0) return [];
  const pages = all.map((lines) => lines.filter((line) => !running.has(line) && !contents.lines.has(line)));
  const gap = medianOf(
    pages.flatMap((lines) =>
      lines.flatMap((line, at) => {
        const before = lines[at - 1];
        const space = before ? line.top - before.bottom : -1;
        return before && space > -body && space < 2 * body ? [space] : [];
      }),
    ),
  );
  const look = { body, gap: Math.max(gap, -0.2 * body), listed: new Set(contents.titles.map(foldTitle)) };
  const found = pages.flatMap((lines) => headingsOfPage(lines, look));
  const firstContents = all[Math.min(...contents.pages)]?.[0]?.page ?? 0;
  return levelHeadings(markChapters(withoutTitle(withoutRepeats(found, body), firstContents)));
}

const foldTitle = (title: string): string => foldHeading(readNumber(title)?.title || title);

function headingsOfPage(lines: readonly PlacedLine[], ofDocument: Look): StyledHeading[] {
  const look = { ...ofDocument, width: textWidth(lines) };
  const headings: StyledHeading[] = [];
  for (let at = 0; at < lines.length; ) {
    const group = gatherLines(lines, at, look);
    const heading = group.length > 0 ? toHeading(lines, at, group, look) : undefined;
    if (heading) headings.push(heading);
    at += heading ? group.length : 1;
  }
  return joinNumbers(headings);
}

/** The lines that one heading may have: of the same type, close below each other. */
function gatherLines(lines: readonly PlacedLine[], at: number, look: PageLook): PlacedLine[] {
  const first = lines[at];
  if (!first) return [];
  const group = [first];
  for (let next = at + 1; next < lines.length; next++) {
    const before = group.at(-1) ?? first;
    const line = lines[next];
    if (!line || !isSameType(before, line, look)) break;
    const space = line.top - before.bottom;
    if (space < -0.5 * before.height) break;
    if (space > Math.max(0.45 * before.height, look.gap + 0.15 * look.body)) break;
    if (readNumber(line.text)) break;
    // In type of running text only a line that is full goes on in the next.
    if (before.height <= LARGER * look.body && before.right - before.left < 0.7 * look.width) break;
    group.push(line);
  }
  return group;
}

const isSameType = (a: PlacedLine, b: PlacedLine, { body }: Look): boolean =>
  Math.abs(a.height - b.height) < 0.05 * a.height && (a.height > LARGER * body || (isBold(a) && isBold(b)));

const isBold = ({ weight }: PlacedLine): boolean => weight > BOLD;

function toHeading(
  lines: readonly PlacedLine[],
  at: number,
  group: readonly PlacedLine[],
  look: PageLook,
): StyledHeading | undefined {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || group.length > MAX_LINES) return undefined;
  // Most lines are told by their place alone, which is quicker than by their words.
  if (!canStandOut(first, lines[at - 1], look)) return undefined;
  const text = spaceEvenly(group.map((line) => line.text).join(' ')).trim();
  const number = readNumber(text);
  if (text.length > MAX_LENGTH || isTabular(first.text, number)) return undefined;
  if (!standsOut(lines, at, group, { look, number, text }) || !isHeadingText(text, number)) return undefined;
  const title = number?.title ?? '';
  return {
    text: (title || text).replace(/\s*[:：]$/u, ''),
    ...(number && title !== '' ? { number: number.number } : {}),
    page: first.page,
    span: { start: first.start, end: last.end },
    height: first.height,
    isBold: isBold(first),
    isCapitals: isCapitals(text),
    kind: number?.kind,
    depth: number?.depth ?? 0,
  };
}

/** Cells of a table; the wide space after a number is none. */
const isTabular = (text: string, number: HeadingNumber | undefined): boolean =>
  (number ? text.slice(number.number.length).replace(/^[\s.:)—–-]+/u, '') : text).includes('\t');

/** Ends like a sentence, or in the middle of one. */
const ENDS_SENTENCE = /(?:[^.\p{Nd}]\.|[,;。、，；])["'”’»]?$/u;
const BEGINS_LOW = /^[\p{Ll}•◦▪·*–—-]/u;
/** Ends a sentence, whatever type it is in, of so many characters and more; "Definitions." is none. */
const ENDS_IN_STOP = /[.。!]$/u;
const SENTENCE_MIN_LENGTH = 41;

/** Space above what names itself a part or chapter, in heights of running text. */
const MIN_GAP_OF_NAMED = 0.1;

const spaceAbove = (line: PlacedLine, before: PlacedLine | undefined): number =>
  before ? line.top - before.bottom : Number.POSITIVE_INFINITY;

/** A line above that is beside it, as in another column, tells nothing of the space. */
const isApart = (above: number, least: number, { body, gap }: Look): boolean =>
  above > gap + least * body || above < -body;

/** Whether a heading can begin with a line, by its type and the space above, whatever it says. */
function canStandOut(line: PlacedLine, before: PlacedLine | undefined, look: Look): boolean {
  const above = spaceAbove(line, before);
  return (
    line.height >= AS_LARGE * look.body &&
    (isApart(above, MIN_GAP_OF_NAMED, look) || (line.height > LARGER * look.body && above > 0))
  );
}

function standsOut(
  lines: readonly PlacedLine[],
  at: number,
  group: readonly PlacedLine[],
  { look, number, text }: { look: PageLook; number: HeadingNumber | undefined; text: string },
): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return false;
  const { body } = look;
  const before = lines[at - 1];
  const after = lines[at + group.length];
  const above = spaceAbove(first, before);
  const below = after ? after.top - last.bottom : Number.POSITIVE_INFINITY;
  if (!number && text.length >= SENTENCE_MIN_LENGTH && ENDS_IN_STOP.test(text)) return false;
  const isNamed = number?.kind === 'part' || number?.kind === 'chapter';
  const hasSpace = isApart(above, isNamed ? MIN_GAP_OF_NAMED : MIN_GAP, look);
  if (first.height > LARGER * body) {
    if (/[,;]$/u.test(text) || (number === undefined && BEGINS_LOW.test(text))) return false;
    return above > 0 || hasSpace;
  }
  if (first.height < AS_LARGE * body || !hasSpace) return false;
  const title = number?.title || text;
  const isListed = foldHeading(title).length > 3 && look.listed.has(foldHeading(title));
  if (isListed && below > look.gap - 0.2 * body) return true;
  if (ENDS_SENTENCE.test(text) || BEGINS_LOW.test(title) || group.length > 2) return false;
  if (/[:：]$/u.test(text) && !number) return false;
  // Items of a list are numbered like this as well.
  if (number?.kind === 'plain' && (group.length > 1 || text.length > 80)) return false;
  const isShort = last.right - last.left < 0.9 * look.width;
  if (group.every(isBold) || (isCapitals(text) && text.length > 5)) return isShort || number !== undefined;
  if (!number || !isShort || group.length > 1 || number.kind === 'plain') return false;
  if (number.kind === 'decimal' && number.depth > 2) return true;
  // A numbered paragraph would go on; a heading stands alone.
  return after !== undefined && below > look.gap + MIN_GAP * body && text.length < 90;
}

function textWidth(lines: readonly PlacedLine[]): number {
  return Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
}

function isCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 3 && !/\p{Ll}{2}/u.test(text);
}
