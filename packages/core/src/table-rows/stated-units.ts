import type { TextRange } from '#text/text-range.ts';
import { lastUnit } from './row-unit.ts';
import { readTableLines } from './table-lines.ts';
import { findUnit, type TableUnit } from './table-unit.ts';

/** What a page states for the tables of those behind it. */
export interface StatedUnit {
  readonly unit: TableUnit;
  readonly range: TextRange;
}

const MAY_STATE = /thousands?|millions?|billions?|000/iu;
/** "Unless otherwise noted, tabular dollars are in millions." */
const FOR_ALL =
  /\b(?:unless|except\s(?:as|where))\s+otherwise\s+(?:noted|stated|indicated|specified|disclosed)|\btabular\s+(?:dollars|amounts|data|figures)/giu;
/** The title of the notes, with the unit on one of the next lines. */
const NOTES =
  /^notes\s+to\s+(?:the\s+)?(?:condensed\s+)?(?:consolidated\s+)?financial\s+statements[^\n]*(?:\n[^\n]*){0,3}/gimu;
const LONGEST_SENTENCE = 300;

/** The unit that a page states for all tables from there on: in a sentence that says so, or below the title of the notes. */
export function findUnitForAll(text: string): StatedUnit | null {
  if (!MAY_STATE.test(text)) return null;
  for (const { index, 0: words } of text.matchAll(FOR_ALL)) {
    // A line of a table speaks of that table.
    if (lineAt(text, index).includes('\t')) continue;
    const range = sentenceAround(text, index, index + words.length);
    const sentence = text.slice(range.start, range.end);
    const unit = findUnit(sentence.replace(/\s+/g, ' '), 'prose');
    if (unit?.scale !== undefined && unit.isOfShares !== true) return { unit, range };
  }
  for (const { index, 0: lines } of text.matchAll(NOTES)) {
    const bracket = /\([^()\t]*\)/gu;
    for (const { index: at, 0: words } of lines.matchAll(bracket)) {
      const unit = findUnit(words.replace(/\s+/g, ' '), 'label');
      if (unit?.scale === undefined || unit.isOfShares === true) continue;
      return { unit, range: { start: index + at, end: index + at + words.length } };
    }
  }
  return null;
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end);
}

function sentenceAround(text: string, start: number, end: number): TextRange {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start);
  const after = text.slice(end, end + LONGEST_SENTENCE);
  const opening = [...before.matchAll(/[.!?;(]\s|\n(?=\p{Lu})|\(/gu)].at(-1);
  const from = opening === undefined ? 0 : opening.index + (opening[0] === '(' ? 0 : opening[0].length);
  const closing = after.search(/[.;)](?=\s|$)/u);
  return {
    start: start - before.length + from,
    end: end + (closing < 0 ? after.length : closing + 1),
  };
}

/** The unit of the table that a page ends with, for one that goes on at the top of the next. */
export function findUnitAtEnd(text: string, language: string): StatedUnit | null {
  if (!MAY_STATE.test(text)) return null;
  const lines = readTableLines(text, language);
  const found = lastUnit(lines);
  if (found?.first === undefined || found.last === undefined) return null;
  const [first, last] = [lines.at(found.first), lines.at(found.last)];
  return first && last ? { unit: found.unit, range: { start: first.start, end: last.end } } : null;
}
