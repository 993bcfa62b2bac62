import type { Block } from '#document/block.ts';
import type { Page } from '#document/document.ts';
import { assembleBlocks, type FoundKinds } from '#structure/assemble-blocks.ts';
import { type BlockLine, BlockLines } from '#structure/block-line.ts';
import { findContents } from '#structure/contents/index.ts';
import { findHeadings } from '#structure/headings/find-headings.ts';
import { findNotes } from '#structure/notes/find-notes.ts';
import { findParagraphs, type FlowingLine } from '#structure/paragraphs/find-paragraphs.ts';
import { bodyHeightOf } from '#structure/placed-line.ts';
import { findHeadsOfText, findRunningHeads } from '#structure/running-heads/index.ts';
import { type EdgesOfText, findContinued } from '#structure/tables/continue-tables.ts';
import { findTables } from '#structure/tables/find-tables.ts';
import type { PageOfBlocks } from '#structure/headings/headings-of-blocks.ts';
import { isCaption } from '#structure/headings/heading-words.ts';
import { spaceEvenly } from '#text/space-evenly.ts';

/**
 * Finds the blocks of a document whose format names none: headings, paragraphs over page breaks, items, tables, notes,
 * captions, lists of contents, heads and feet. Pages are handed over one by one, in order; of each only its lines are kept.
 */
export class BlockFinder {
  readonly #lines = new BlockLines();
  readonly #numbers: number[] = [];

  add(page: Page): void {
    this.#numbers.push(page.number);
    this.#lines.add(page);
  }

  /** The pages that were handed over, in their order. */
  finish(): PageOfBlocks[] {
    const lines = this.#lines.finish();
    const blocks = findBlocks(lines);
    return this.#numbers.map((number, at) => ({ number, lines: lines[at] ?? [], blocks: blocks[at] ?? [] }));
  }
}

/** The pages with the blocks of those whose format names none; what is known already stays. */
export function withBlocks(pages: readonly Page[]): readonly Page[] {
  const isUnknown = ({ flow, sheet, blocks }: Page) => !flow && !sheet && !blocks;
  if (!pages.some(isUnknown)) return pages;
  const finder = new BlockFinder();
  for (const page of pages) finder.add(page);
  const found = new Map(finder.finish().map(({ number, blocks }) => [number, blocks]));
  return pages.map((page) => (isUnknown(page) ? { ...page, blocks: found.get(page.number) ?? [] } : page));
}

const INK = /\S/u;
const isBlank = ({ text }: BlockLine): boolean => !INK.test(text);

function findBlocks(pages: readonly (readonly BlockLine[])[]): Block[][] {
  const isLaidOut = pages.some((lines) => lines.some(({ isPlaced }) => isPlaced));
  const running = isLaidOut ? findRunningHeads(pages) : findHeadsOfText(pages.flat());
  const contents = findContents(pages, running);
  const upright = pages.map((lines) => lines.filter(({ isPlaced, isTurned }) => isPlaced && !isTurned));
  const headings = findHeadings(upright, { running, contents });
  const headed = Map.groupBy(headings, ({ page }) => page);
  const kinds: FoundKinds = {
    running,
    contents: contents.lines,
    headings: new Map(),
    tables: new Map(),
    continued: new Set(),
    notes: new Map(),
    starts: new Set(),
  };
  const body = bodyHeightOf(upright.flat());
  for (const lines of pages) {
    for (const heading of headed.get(lines[0]?.page ?? 0) ?? []) {
      const at = lines.findIndex((line) => line.start === heading.span.start && line.isPlaced);
      if (at === -1) continue;
      for (const part of lines.slice(at))
        if (part.end <= heading.span.end) kinds.headings.set(part, heading);
        else break;
    }
    const isLeft = (line: BlockLine) =>
      !running.has(line) && !contents.lines.has(line) && !kinds.headings.has(line);
    for (const stretch of divide(lines, isLeft))
      for (const table of findTables(stretch)) for (const line of table.lines) kinds.tables.set(line, table);
    const text = lines.filter((line) => !isBlank(line) && isLeft(line) && !kinds.tables.has(line));
    for (const [line, isStart] of findNotes(text, body)) kinds.notes.set(line, isStart);
  }
  const starts = findParagraphs(toFlow(pages, kinds));
  const continued = findContinued(pages.map((lines, at) => edgesOf(lines, pages[at - 1] ?? [], kinds)));
  return pages.map((lines) => assembleBlocks(lines, { ...kinds, starts, continued }));
}

/** The tables with which the text of a page begins and ends; a title is repeated above the rest of its table. */
function edgesOf(
  lines: readonly BlockLine[],
  before: readonly BlockLine[],
  { running, notes, tables }: FoundKinds,
): EdgesOfText {
  if (tables.size === 0) return { first: undefined, last: undefined };
  const isText = (line: BlockLine) => !isBlank(line) && !running.has(line) && !notes.has(line);
  const known = new Set(before.map(({ text }) => foldTitle(text)));
  const first = lines.find((line) => isText(line) && (tables.has(line) || !known.has(foldTitle(line.text))));
  const last = lines.findLast(isText);
  return { first: first && tables.get(first), last: last && tables.get(last) };
}

const CONTINUED =
  /[\s—–-]*\(?(?:continued|cont(?:['’]d|\.)|fortsetzung|suite|continuación|continuação|продолжение|ciąg dalszy)\)?\.?$/iu;
/** Characters that these words have at most, with what stands round them. */
const CONTINUED_MAX_LENGTH = 20;

function foldTitle(text: string): string {
  const title = text.trim();
  // Few lines end so, and their ends tell it quicker.
  const isContinued = CONTINUED.test(title.slice(-CONTINUED_MAX_LENGTH));
  return spaceEvenly(isContinued ? title.replace(CONTINUED, '') : title).toLowerCase();
}

/** The lines that are wanted, those together between which no other has words. */
function divide(lines: readonly BlockLine[], isWanted: (line: BlockLine) => boolean): BlockLine[][] {
  const stretches: BlockLine[][] = [[]];
  for (const line of lines)
    if (isBlank(line)) continue;
    else if (isWanted(line)) stretches.at(-1)?.push(line);
    else stretches.push([]);
  return stretches;
}

/** The running text of all pages, which flows round their heads, feet and notes. */
function toFlow(pages: readonly (readonly BlockLine[])[], kinds: FoundKinds): FlowingLine[] {
  const flow: FlowingLine[] = [];
  let gap: FlowingLine['gap'] = 'none';
  for (const lines of pages) {
    if (gap === 'none') gap = 'page';
    for (const line of lines) {
      if (kinds.running.has(line) || kinds.notes.has(line)) {
        if (gap === 'none') gap = 'page';
      } else if (isBlank(line)) {
        // What is blank at the edge of a page is the space round its head.
        if (gap === 'none') gap = 'blank';
      } else if (isBlockOfItsOwn(line, kinds)) gap = 'block';
      else {
        flow.push({ line, gap: isCaption(line.text) ? 'block' : gap });
        gap = 'none';
      }
    }
  }
  return flow;
}

const isBlockOfItsOwn = (line: BlockLine, { headings, tables, contents }: FoundKinds): boolean =>
  headings.has(line) || tables.has(line) || contents.has(line);
