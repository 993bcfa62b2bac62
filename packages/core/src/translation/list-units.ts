import { type Block, blocksOf, PROSE_KINDS, RUNNING_KINDS } from '#document/block.ts';
import { type Page, pageText } from '#document/document.ts';
import { endsSentence } from '#sentences/line-ends.ts';
import { trimSpan } from '#sentences/sentences.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import type { TextRange } from '#text/text-range.ts';
import type { SegmentKind, SegmentPart } from './types.ts';

/** What a unit is cut from: a stretch of a page with the text in which its offsets count. */
export interface UnitPart extends SegmentPart {
  readonly text: string;
  /** Lines end where the page ends them and not where the writer did. */
  readonly isPrinted: boolean;
}

/** A paragraph, heading, cell or note: no segment reaches beyond it. */
export interface Unit {
  readonly kind: SegmentKind;
  readonly block: number;
  /** One, or several where a paragraph goes on over the end of a page. */
  readonly parts: UnitPart[];
}

const KINDS: Readonly<Record<Block['kind'], SegmentKind>> = {
  heading: 'heading',
  paragraph: 'sentence',
  item: 'listItem',
  table: 'cell',
  note: 'note',
  header: 'header',
  footer: 'footer',
  comment: 'comment',
  contents: 'contents',
  caption: 'caption',
};
/** Characters from which on a line without a stop is hardly a title. */
const PROSE_LENGTH = 80;
const UPPER = /^\P{L}*\p{Lu}/u;

/** The paragraphs, cells and notes of a document in the order of its pages. */
export function listUnits(given: readonly Page[]): Unit[] {
  const units: Unit[] = [];
  let block = -1;
  let open: { readonly unit: Unit; readonly kind: Block['kind'] } | undefined;
  for (const page of withBlocks(given)) {
    const text = pageText(page);
    const blockPage = { text, isCounted: page.flow !== undefined };
    const place = { page: page.number, text, isPrinted: page.width > 0 };
    let isFirst = true;
    for (const each of withoutGaps(blocksOf(page) ?? [], text)) {
      const isBody = !RUNNING_KINDS.has(each.kind) && each.kind !== 'note' && each.kind !== 'comment';
      const goesOn = isBody && isFirst && open && PROSE_KINDS.has(each.kind) && continues(open, each, text);
      if (isBody) isFirst = false;
      if (goesOn && open) {
        open.unit.parts.push({ ...place, ...withoutNumber(each, blockPage) });
        continue;
      }
      block += 1;
      for (const range of rangesOf(each, blockPage)) {
        const unit: Unit = { kind: KINDS[each.kind], block, parts: [{ ...place, ...range }] };
        units.push(unit);
        if (isBody) open = { unit, kind: each.kind };
      }
    }
  }
  return units;
}

/** Formats that keep their pages as they were last saved do not say which paragraph goes on in the next. */
function continues(
  open: { readonly unit: Unit; readonly kind: Block['kind'] },
  block: Block,
  text: string,
): boolean {
  if (block.continues) return PROSE_KINDS.has(open.kind);
  const before = open.unit.parts.at(-1);
  if (!before || before.isPrinted || block.kind !== open.kind || block.number !== undefined) return false;
  const written = before.text.slice(before.start, before.end).trimEnd();
  if (endsSentence(written)) return false;
  return !UPPER.test(text.slice(block.start, block.end)) || written.length >= PROSE_LENGTH;
}

/** What lies in no block is blank; where it is not, it is a paragraph. */
function withoutGaps(blocks: readonly Block[], text: string): Block[] {
  const all: Block[] = [];
  let at = 0;
  const addGap = (end: number) => {
    for (const range of paragraphsOf(text.slice(at, end)))
      all.push({ kind: 'paragraph', start: at + range.start, end: at + range.end });
  };
  for (const block of blocks) {
    if (block.start > at) addGap(block.start);
    all.push(block);
    at = Math.max(at, block.end);
  }
  if (at < text.length) addGap(text.length);
  return all;
}

/** A page, and whether its format counts items and headings, so that their numbers are no text of theirs. */
interface BlockPage {
  readonly text: string;
  readonly isCounted: boolean;
}

function rangesOf(block: Block, page: BlockPage): TextRange[] {
  const { text } = page;
  const { kind, rows } = block;
  if (kind === 'table' && rows) return rows.flat().filter(({ isCovered }) => !isCovered);
  if (kind === 'contents') return linesOf(block, text).map((line) => withoutLeader(line, text));
  return [withoutNumber(block, page)];
}

/** A number with a word in it: "Article 5", "NOTE 1.", "第3条". */
const NAMED_NUMBER = /\p{L}{3}|\p{Script=Han}/u;

/** The number, bullet or mark stays as it is, and its word only where the format counts by itself. */
function withoutNumber({ start, end, number }: Block, { text, isCounted }: BlockPage): TextRange {
  const isThere = number !== undefined && number !== '' && text.startsWith(number, start);
  if (isThere && !isCounted && NAMED_NUMBER.test(number) && !ROMAN.test(number)) return { start, end };
  return isThere ? { start: Math.min(end, start + number.length), end } : { start, end };
}

function linesOf({ start, end }: TextRange, text: string): TextRange[] {
  return Array.from(text.slice(start, end).matchAll(/[^\n]+/gu), ({ 0: line, index }) => ({
    start: start + index,
    end: start + index + line.length,
  }));
}

const ROMAN = /^[^\p{L}]*[ivxlcdm]+[^\p{L}]*$/iu;

/** The dots and the number of the page at the end of a line of contents. */
function withoutLeader({ start, end }: TextRange, text: string): TextRange {
  const line = text.slice(start, end).trimEnd();
  const number = PAGE_NUMBER.exec(line.slice(-LONGEST_NUMBER))?.[0] ?? '';
  let at = line.length - number.length;
  const isLeader = () => LEADER.test(line.charAt(at - 1));
  // Without dots or a space before it, it is part of a word.
  if (number !== '' && !isLeader()) return { start, end };
  while (at > 0 && isLeader()) at--;
  return { start, end: start + at };
}
const PAGE_NUMBER = /(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/u;
const LONGEST_NUMBER = 6;
const LEADER = /[\s.·…_]/u;

/** Stretches of a text with blank lines between them. */
export function paragraphsOf(text: string): TextRange[] {
  const paragraphs: TextRange[] = [];
  let start = 0;
  const add = (end: number) => {
    const range = trimSpan(text, start, end);
    if (range.end > range.start) paragraphs.push(range);
  };
  for (const { 0: gap, index } of text.matchAll(/\n[^\S\n]*\n/gu)) {
    add(index);
    // The second line feed may be the first of the next gap.
    start = index + gap.length - 1;
  }
  add(text.length);
  return paragraphs;
}
