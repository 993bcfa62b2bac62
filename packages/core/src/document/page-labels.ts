import { BOX_SCALE, type Line, type Page } from '#document/document.ts';

type NumberedPage = Pick<Page, 'number' | 'label' | 'lines'>;

/** A number printed in the head or foot of a page, as `prefix + value` ("F-12", "iv", "102"). */
interface Printed {
  readonly label: string;
  /** What must stay the same from page to page: the prefix, the kind of numeral, and value minus position. */
  readonly run: string;
}

/** Share of the page, from its upper and lower edge, in which its number is looked for. */
const MARGIN = 0.12;
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
  return pages.map(
    (page, index) => page.label ?? printed[index]?.find(({ run }) => runs.get(run)?.has(page.number))?.label,
  );
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

/** Numbers in the margins, the outermost line first, the foot before the head. */
function findPrinted(page: NumberedPage): Printed[] {
  const foot: [number, Line][] = [];
  const head: [number, Line][] = [];
  for (const line of page.lines) {
    const box = line.words[0]?.box;
    if (!box) continue;
    const middle = (box[1] + box[3]) / 2 / BOX_SCALE;
    if (middle > 1 - MARGIN) foot.push([1 - middle, line]);
    else if (middle < MARGIN) head.push([middle, line]);
  }
  return [foot, head]
    .flatMap((lines) => lines.sort((a, b) => a[0] - b[0]))
    .flatMap(([, line]) => numbersIn(line.text))
    .map(({ prefix, numeral }) => toPrinted(prefix, numeral, page.number))
    .filter((found) => found !== undefined);
}

const PAGE_NUMBER = /^([A-Z]{1,2}[-–.]?)?(\d{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7})$/;

/** The first and last words of each cell of a margin line that can be page numbers ("Page 5 of 120", "– 5 –"). */
function numbersIn(text: string): { prefix: string; numeral: string }[] {
  const words = text
    .split('\t')
    .flatMap((cell) => {
      const ofTotal = /(\S+)\s*(?:of|\/|von|de|из|z)\s*\d+\s*$/iu.exec(cell)?.[1];
      const parts = cell.split(' ').filter((part) => !/^[-–—|·•.]+$/.test(part));
      return [ofTotal, parts.at(-1), parts[0]];
    })
    .filter((word) => word !== undefined);
  return [...new Set(words)].flatMap((word) => {
    const match = PAGE_NUMBER.exec(word.replace(/^[-–—[(|]+|[-–—\])|]+$/g, ''));
    return match?.[2] ? [{ prefix: match[1] ?? '', numeral: match[2] }] : [];
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

function toRoman(value: number): string {
  const steps: [number, string][] = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  let rest = value;
  let numeral = '';
  for (const [step, letters] of steps) {
    for (; rest >= step; rest -= step) numeral += letters;
  }
  return numeral;
}
