import { BOX_SCALE, type Line, type Page } from '#document/document.ts';
import { toRoman } from '#text/roman-numerals.ts';

type NumberedPage = Pick<Page, 'number' | 'label' | 'lines'>;

/** A number printed in the head or foot of a page, as `prefix + value` ("F-12", "iv", "102"). */
interface Printed {
  readonly label: string;
  /** What must stay the same from page to page: the prefix, the kind of numeral, and value minus position. */
  readonly run: string;
}

/** Share of the page, from its upper and lower edge, in which its number is looked for. */
const MARGIN = 0.12;
/** Pages made from web pages end where their text does: a number alone in one of the outermost lines counts, too. */
const OUTERMOST = 2;
/** How many pages a number must run over before it is believed. */
const MIN_RUN = 3;
/** A run may skip pages that print no number (plates, blank pages). */
const MAX_SKIP = 3;

/**
 * The labels of pages: the file's own label where it has one, else the number printed in the head or foot when it
 * runs on over neighbouring pages. Pages must come in order; the result holds one entry for each.
 */
export function derivePageLabels(pages: readonly NumberedPage[]): (string | undefined)[] {
  const printed = pages.map(findPrinted);
  const runs = confirmRuns(pages, printed);
  return pages.map((page, index) => page.label ?? chooseLabel(page.number, printed[index] ?? [], runs));
}

/** Of several numbers on a page that run on, the one that runs on for longest. */
function chooseLabel(
  number: number,
  printed: readonly Printed[],
  runs: ReadonlyMap<string, ReadonlySet<number>>,
): string | undefined {
  let best: string | undefined;
  let bestLength = 0;
  for (const { run, label } of printed) {
    const confirmed = runs.get(run);
    if (!confirmed?.has(number) || confirmed.size <= bestLength) continue;
    best = label;
    bestLength = confirmed.size;
  }
  return best;
}

/** For every run the page numbers on which it is believed. */
function confirmRuns(
  pages: readonly NumberedPage[],
  printed: readonly Printed[][],
): Map<string, Set<number>> {
  const seen = new Map<string, number[]>();
  pages.forEach((page, index) => {
    for (const { run } of printed[index] ?? []) {
      const numbers = seen.get(run);
      if (!numbers) seen.set(run, [page.number]);
      else if (numbers.at(-1) !== page.number) numbers.push(page.number);
    }
  });
  const needed = Math.min(MIN_RUN, Math.max(pages.length, 2));
  return new Map([...seen].map(([run, numbers]) => [run, longStretches(numbers, needed)]));
}

function longStretches(numbers: readonly number[], needed: number): Set<number> {
  const confirmed = new Set<number>();
  let stretch: number[] = [];
  numbers.forEach((number, index) => {
    stretch.push(number);
    const next = numbers[index + 1];
    if (next !== undefined && next - number <= MAX_SKIP) return;
    if (stretch.length >= needed) for (const member of stretch) confirmed.add(member);
    stretch = [];
  });
  return confirmed;
}

/** Numbers in the head and foot, the outermost line first, the foot before the head. */
function findPrinted(page: NumberedPage): Printed[] {
  const lines = page.lines
    .map((line) => ({ text: line.text, middle: middleOf(line) }))
    .filter((line) => line.middle !== undefined)
    .map(({ text, middle = 0 }) => ({ text, middle }))
    .sort((a, b) => a.middle - b.middle);
  const head = lines.filter(({ middle }, index) => middle < MARGIN || index < OUTERMOST);
  const foot = lines.filter(({ middle }, index) => middle > 1 - MARGIN || index >= lines.length - OUTERMOST);
  return [...foot.reverse(), ...head]
    .flatMap(({ text, middle }) => numbersIn(text, middle < MARGIN || middle > 1 - MARGIN))
    .map(({ prefix, numeral }) => toPrinted(prefix, numeral, page.number))
    .filter((found) => found !== undefined);
}

function middleOf({ words }: Line): number | undefined {
  const box = words[0]?.box;
  return box && (box[1] + box[3]) / 2 / BOX_SCALE;
}

const PAGE_NUMBER = /^([A-Z]{1,2}[-–.])?(\d{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7})$/;
const OF_TOTAL = /(\S+)\s*(?:of|\/|von|de|из|z)\s*\d+\s*$/iu;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * The words of a line that can be page numbers: a number that stands alone, or, in the margin, the first or last word
 * of its first or last cell ("Page 5 of 120", "Annual report  41"). Years in headings are not.
 */
function numbersIn(text: string, isInMargin: boolean): { prefix: string; numeral: string }[] {
  const cells = text.split('\t').map((cell) => cell.split(' ').filter((part) => !/^[-–—|·•.]+$/.test(part)));
  const [first = [], last = []] = [cells[0], cells.at(-1)];
  const isAlone = cells.flat().length === 1;
  if (!isAlone && !isInMargin) return [];
  const words = [OF_TOTAL.exec(text)?.[1], last.at(-1), last[0], first[0], first.at(-1)];
  return [...new Set(words.filter((word) => word !== undefined))].flatMap((word) => {
    const match = PAGE_NUMBER.exec(word.replace(/^[-–—[(|]+|[-–—\])|]+$/g, ''));
    if (!match?.[2] || (YEAR.test(match[2]) && !isAlone)) return [];
    return [{ prefix: match[1] ?? '', numeral: match[2] }];
  });
}

function toPrinted(prefix: string, numeral: string, position: number): Printed | undefined {
  const isRoman = !/\d/.test(numeral);
  const value = isRoman ? fromRoman(numeral.toLowerCase()) : Number(numeral);
  if (value === undefined) return undefined;
  return { label: prefix + numeral, run: `${prefix}${isRoman ? 'roman' : 'arabic'}${value - position}` };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function fromRoman(numeral: string): number | undefined {
  const digits = [...numeral].map((letter) => ROMAN[letter] ?? 0);
  const value = digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
  return toRoman(value) === numeral ? value : undefined;
}
