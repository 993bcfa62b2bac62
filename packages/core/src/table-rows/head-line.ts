import { collapseSpace } from '#text/characters.ts';
import { hasYear, isBareYear, isChange, isPeriod } from './periods.ts';
import type { TableLine } from './table-lines.ts';
import { findUnit } from './table-unit.ts';

/** What stands among heads and names no column. */
export const NOTE =
  /^\((?:unaudited|audited|continued|restated|as (?:adjusted|restated)|ungeprüft|non audité|no auditado)\)$/iu;

export interface HeadLine {
  /** What stands over the labels and belongs to the years beside it: "Three months ended June 30,". */
  readonly stub: string;
  readonly columns: readonly string[];
}

export const isTime = (text: string) => isPeriod(text) || hasYear(text) || isChange(text);

const parted = new WeakMap<TableLine, HeadLine>();

/** The heads of a line, those that share a cell parted, without unit and without what stands over the labels. */
export function partHeads(line: TableLine): HeadLine {
  let heads = parted.get(line);
  if (heads === undefined) {
    heads = readHeads(line);
    parted.set(line, heads);
  }
  return heads;
}

function readHeads(line: TableLine): HeadLine {
  const texts = line.cells.map((cell) => collapseSpace(cell.text)).filter((text) => !NOTE.test(text));
  const columns = texts.flatMap((text, at) => (at === 0 && findUnit(text, 'head') ? [] : splitHeads(text)));
  const first = columns[0] ?? '';
  const others = columns.slice(1);
  const isStub =
    isPeriod(first) &&
    !hasYear(first) &&
    others.length > 0 &&
    (others.some(isBareYear) || others.every(hasYear)) &&
    !others.some((text) => isPeriod(text) && !hasYear(text));
  return isStub ? { stub: first, columns: others } : { stub: '', columns };
}

/** "2021 %" are two heads, "FISCAL 2023 FISCAL 2022" too; "2021 vs. 2020" is one. */
function splitHeads(text: string): string[] {
  const parts = text
    .replace(
      /(?<=(?:19|20)\d\d)\s+(?=[\p{L}%$])(?!(?:vs|versus|to|over|and|compared|from|bis|à|restated|pro|г|гг|r|roku|год|года|[EAF])(?!\p{L}))/giu,
      '\t',
    )
    .replace(/\s+(?=(?:fiscal|fy)\s?(?:19|20)\d\d)/giu, '\t')
    .replace(/(?<=(?:19|20)\d\d)\s+(?=(?:19|20)\d\d)/g, '\t')
    .replace(/(?<=\p{L}{3,9}\.? \d{1,2},)\s+(?=\p{Lu}\p{L}{2,9}\.? \d{1,2},)/gu, '\t')
    .replace(/(?<=\bchange)\s+(?=change)/giu, '\t')
    .replace(/(?<=\p{L})\s+(?=%\s\p{L})/gu, '\t')
    .split('\t');
  return parts.filter(Boolean);
}
