import { endsSentence } from './line-ends.ts';

/** Whether a line at the edge of a page is one that runs over many pages. */
export type RunningTest = (line: string) => boolean;

const EDGE_LINES = 3;
/** Of a page with more lines on it than these, only its first and last lines are read: so many, or more, of each end. */
export const EDGE_WITHIN = 2 * EDGE_LINES + 2;
/** Fewer pages than this prove nothing. */
const LEAST_PAGES = 3;
/** A running line stands on at least this share of the pages, or on this many of them. */
const SHARE = 0.25;
const MANY = 5;
const LONGEST = 200;

const NUMBER = '(?:\\p{Nd}{1,4}|[ivxlc]{1,7}|[A-Z]?-\\d{1,3})';
const PAGE_WORD = '(?:page|pages|seite|página|pagina|pág|strona|str|страница|стр|صفحة|पृष्ठ|p|ページ|第)\\.?';
const PAGE_NUMBER = new RegExp(
  `^[-–—|\\s]*(?:${PAGE_WORD}\\s*)?${NUMBER}(?:\\s*(?:of|von|de|sur|из|z|/|／)\\s*\\p{Nd}{1,4})?\\s*[页頁]?[-–—|\\s]*$`,
  'iu',
);
/** "28 | 2020 Annual Report", "2020 Annual Report | 28". */
const NUMBER_BEFORE_TITLE = /^\d{1,4}\s*\|\s*[\p{L}\p{Nd}]/u;
const NUMBER_BEHIND_TITLE = /\s\|\s*\d{1,4}$/;
/** "Debian Reference⇥12 / 244", "A Brief History⇥v". */
const NUMBER_IN_CELL = /\t(?:\d{1,4} ?\/ ?\d{1,4}|[ivxlc]{1,7})$/;
const LONGEST_END = 16;
const CHAPTER_HEAD = /^[^\t]*\p{Lu}[^\t]*\t(?:\d+(?:\.\d+)*\.?\s)?[^\t]*\p{Lu}[^\t]*$/u;

/** The number of a page, alone or beside a title; `isFirst` is for the first line of the page. */
export function isPageNumber(line: string, isFirst: boolean): boolean {
  if (line.length > LONGEST) return false;
  const end = line.slice(-LONGEST_END);
  if (/[\p{Nd}ivxlcIVXLC页頁|–—-]\s*$/u.test(end) && PAGE_NUMBER.test(line)) return true;
  if (NUMBER_BEFORE_TITLE.test(line) || NUMBER_BEHIND_TITLE.test(end)) return true;
  if (NUMBER_IN_CELL.test(end) && line.split('\t').length === 2 && /\p{L}/u.test(line)) return true;
  return isFirst && CHAPTER_HEAD.test(line) && line === line.toUpperCase();
}

/**
 * Learns the running heads and feet of a file from the edges of its pages. The middle of a page that `hasMiddle` may be
 * left out.
 */
export function makeRunningTest(pages: readonly string[]): RunningTest {
  const seen = new Map<string, SeenLine>();
  for (const page of pages) {
    for (const [folded, line] of new Map(edgesOf(page).map((edge) => [fold(edge), edge])))
      if (folded !== '') seen.set(folded, seeAgain(seen.get(folded), folded, line));
  }
  const share = Math.max(LEAST_PAGES, Math.ceil(pages.length * SHARE));
  const running = new Set<string>();
  for (const [folded, { count, changes }] of seen) {
    // Pages are counted by one number: where several change from page to page it is the rows of a table that go on.
    if (changes * 2 > count) continue;
    // The last row of a table stands at the end of many a page: "Total 5 6".
    if (count >= (folded.includes('#') ? share : Math.max(LEAST_PAGES, Math.min(MANY, share))))
      running.add(folded);
  }
  return (line) => running.has(fold(line));
}

/** A line at the edges of pages, its numbers aside. */
interface SeenLine {
  readonly count: number;
  /** On how many pages several of its numbers were others than on the page before. */
  readonly changes: number;
  readonly numbers: readonly string[];
}

const SEVERAL_NUMBERS = /#[^#]*#/;

function seeAgain(before: SeenLine | undefined, folded: string, line: string): SeenLine {
  const numbers = SEVERAL_NUMBERS.test(folded) ? (line.match(/\p{Nd}+/gu) ?? []) : [];
  if (before === undefined) return { count: 1, changes: 0, numbers };
  const changed = numbers.filter((number, at) => number !== before.numbers[at]).length;
  return { count: before.count + 1, changes: before.changes + (changed > 1 ? 1 : 0), numbers };
}

function edgesOf(page: string): string[] {
  const edges = [...takeLines(page, false), ...takeLines(page, true)];
  // A page of a few lines is all edge: what ends a sentence there is its text.
  return hasMiddle(page) ? edges : edges.filter((line) => !endsSentence(line.trim()));
}

/** Whether more lines than those at the edges have something on them. */
export function hasMiddle(page: string): boolean {
  const filled = /\S[^\n]*/gu;
  for (let seen = 0; seen <= 2 * EDGE_LINES; seen++) if (!filled.test(page)) return false;
  return true;
}

/** The first or last lines with something on them, without cutting the whole page into lines. */
function takeLines(page: string, fromEnd: boolean): string[] {
  const lines: string[] = [];
  let at = fromEnd ? page.length : 0;
  for (let seen = 0; lines.length < EDGE_LINES && seen < 2 * EDGE_LINES; seen++) {
    if (fromEnd ? at < 0 : at > page.length) break;
    const next = fromEnd ? (at === 0 ? -1 : page.lastIndexOf('\n', at - 1)) : page.indexOf('\n', at);
    const end = next < 0 ? page.length : next;
    const line = fromEnd ? page.slice(next + 1, at) : page.slice(at, end);
    if (line.trim() !== '') lines.push(line);
    if (next < 0) break;
    at = fromEnd ? next : next + 1;
  }
  return lines;
}

function fold(line: string): string {
  if (line.length > LONGEST) return '';
  const ascii = foldAscii(line);
  if (ascii !== undefined) return ascii;
  const letters = line
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/[^\p{L}\p{M}#]+/gu, ' ')
    .trim()
    .replace(/ [ivxlc]{1,7}$/, ' #');
  return /\p{L}/u.test(letters) ? letters : '';
}

const HAS_LATIN = /[a-z]/;
const ROMAN_AT_END = / [ivxlc]{1,7}$/;

/** As `fold`, which takes most of the time of a file's first question; undefined for what is not all ASCII. */
function foldAscii(line: string): string | undefined {
  let folded = '';
  let isDigit = false;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code >= 0x80) return undefined;
    const wasDigit = isDigit;
    isDigit = code >= 48 && code <= 57;
    if (isDigit) {
      if (!wasDigit) folded += '#';
    } else if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) {
      folded += String.fromCharCode(code | 32);
    } else if (code === 35) {
      folded += '#';
    } else if (folded !== '' && !folded.endsWith(' ')) {
      folded += ' ';
    }
  }
  if (!HAS_LATIN.test(folded)) return '';
  return folded.trimEnd().replace(ROMAN_AT_END, ' #');
}
