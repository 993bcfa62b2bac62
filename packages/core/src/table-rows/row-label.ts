import { collapseSpace } from '#text/characters.ts';
import { isPeriod } from './periods.ts';
import type { TableLine, TableLines } from './table-lines.ts';

/** A label runs over this many lines above the one with its figures. */
const LINES_ABOVE = 3;
const NEAR = 8;
const LONGEST_PART = 120;
const LONGEST_REST = 60;
const FOOTNOTE = /\s*(?:\((?:\d{1,2}|[a-z]|[ivx]{2,4})\)|[*†‡§]+|[¹²³⁰⁴-⁹]+|\[\d{1,2}\])$/u;
const BULLET = /^[•●◦▪■·*]\s+/u;
/** Words that do not end a label. */
const GOES_ON =
  /(?:[,/&(]|\p{L}-|(?<!\p{L})(?:and|or|of|the|in|on|for|from|to|by|with|at|und|oder|der|des|die|von|für|aus|et|ou|du|de|la|le|les|des|y|o|del|los|las|e|do|da|dos|das|em|и|или|в|на|от|i|lub|w|z|na|do))$/iu;
/** Words that do not begin one. */
const STARTS_ON = /^(?:[/&]|and|or|of|und|oder|et|ou|y|e|и|или|i|oraz)\s/iu;
const TOTAL =
  /^(?:(?:sub|grand\s)?totals?|gesamt\p{L}*|insgesamt|(?:zwischen)?summe|ensemble|suma|soma|итого|всего|razem|ogółem|łącznie|कुल|योग)(?!\p{L})|^(?:合计|总计|小计|合計|總計|小計|総計|計$|إجمالي|الإجمالي|المجموع|مجموع)|(?:合计|总计|合計|小計)$|(?<!\p{L})(?:totals?|insgesamt)$/iu;
/** Sums that do not say so. */
const SUM =
  /^(?:net cash|net (?:increase|decrease|change)|net (?:income|earnings|loss)(?!\p{L})|gross (?:profit|margin)|operating (?:income|profit))/iu;

export const isTotalLabel = (label: string): boolean => TOTAL.test(label);
export const isSumLabel = (label: string): boolean => SUM.test(label);
/** What stands below such a row is no longer under the sub-head above it. */
export const closesGroup = (label: string): boolean => isTotalLabel(label) || isSumLabel(label);

/** The first line of the label of a row whose figures stand on line `at`. */
export function labelStart(lines: TableLines, at: number): number {
  if (lines.at(at)?.label.length === 0) return startAboveFigures(lines, at);
  let start = at;
  while (at - start < LINES_ABOVE) {
    const line = lines.at(start);
    const above = lines.at(start - 1);
    const text = start === at ? (line?.label[0]?.text ?? '') : (line?.text ?? '');
    if (above === undefined || text === '' || !isPartOfLabel(above)) break;
    const opens = above.text.split('(').length > above.text.split(')').length;
    const isHalf =
      /^\p{Ll}/u.test(text) &&
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd},)'’%]$/u.test(above.text) &&
      !isLowerCased(lines, start);
    if (!isHalf && !opens && !GOES_ON.test(above.text) && !STARTS_ON.test(text) && !isTotalLabel(above.text))
      break;
    start--;
  }
  return start;
}

/** The label of figures that stand on a line of their own, below it: a cell of several lines beside them. */
function startAboveFigures(lines: TableLines, at: number): number {
  let start = at;
  while (at - start < LINES_ABOVE) {
    const above = lines.at(start - 1);
    if (above?.kind !== 'single' || above.text.length > LONGEST_REST || !isPartOfLabel(above)) break;
    start--;
  }
  const before = lines.at(start - 1);
  const isInTable =
    before === undefined || before.kind === 'row' || before.kind === 'heads' || before.kind === 'words';
  return isInTable || before.text.startsWith('(') ? start : at;
}

/** Where most labels begin in lower case that says nothing: names of packages, of options. */
function isLowerCased(lines: TableLines, at: number): boolean {
  let lower = 0;
  let all = 0;
  for (let near = at - NEAR; near <= at + NEAR; near++) {
    const line = lines.at(near);
    const first = line?.kind === 'row' || line?.kind === 'words' ? line.cells[0]?.text : undefined;
    if (near === at || first === undefined) continue;
    all++;
    if (/^\p{Ll}/u.test(first)) lower++;
  }
  return all > 1 && lower > all / 2;
}

function isPartOfLabel({ kind, text, unit }: TableLine): boolean {
  if (kind !== 'single' && kind !== 'prose') return false;
  if (text.includes('\t') || text.length > LONGEST_PART || /[.!?:;。]$/u.test(text)) return false;
  return !isPeriod(text) && !unit && !/^\(.*\)$/.test(text);
}

/** The line on which a label ends that goes on below its figures. */
export function labelEnd(lines: TableLines, at: number): number {
  const below = lines.at(at + 1);
  const after = lines.at(at + 2);
  if (below?.kind !== 'single' || below.text.length > LONGEST_REST || !/^\p{Ll}/u.test(below.text)) return at;
  if (/[.!?:;]$/.test(below.text)) return at;
  const startsNext = after?.kind === 'row' && labelStart(lines, at + 2) <= at + 1;
  return !startsNext && (after === undefined || after.kind === 'row' || after.kind === 'empty') ? at + 1 : at;
}

/** A label as it is said: without bullet, leaders, colon and footnote marks. */
export function cleanLabel(text: string): string {
  let label = collapseSpace(text).replace(BULLET, '');
  for (let before = ''; before !== label; ) {
    before = label;
    label = withoutLeaders(label).replace(FOOTNOTE, '').trimEnd();
  }
  return label;
}

/** Takes off dots that lead to the figures, and a colon; the dot of an abbreviation stays. */
function withoutLeaders(text: string): string {
  let end = text.length;
  while (end > 0 && ' .,·_…:：'.includes(text[end - 1] ?? '')) end--;
  const tail = text.slice(end);
  const isAbbreviation =
    tail.startsWith('.') &&
    /(?:\p{Lu}\.\p{Lu}|\b(?:Inc|Corp|Co|Ltd|Jr|Sr|etc|No))$/u.test(text.slice(0, end));
  return text.slice(0, end) + (tail === '.' || isAbbreviation ? '.' : '');
}

/** A sub-head or label as one line of text. */
export function joinLines(lines: TableLines, first: number, last: number): string {
  const texts: string[] = [];
  for (let at = first; at <= last; at++) {
    const line = lines.at(at);
    if (line) texts.push(line.kind === 'row' ? line.label.map((cell) => cell.text).join(' ') : line.text);
  }
  return texts.join('\n');
}
