import { findNamedDates, type ReadDate } from './named-dates.ts';
import { findDefinitions, forEachPage } from './defined-terms.ts';
import { onOneLine } from './value-patterns.ts';
import type { ValueContext, ValueSpan } from './types.ts';

/** A day by the name that a contract gave it. */
export interface DefinedDay extends Pick<ReadDate, 'iso' | 'text' | 'isAmbiguous'> {
  readonly name: string;
  readonly where: ValueSpan;
}

const NAME = /(?<![\p{L}])((?:\p{Lu}[\p{L}-]*\s+){1,3}(?:Date|DATE))(?![\p{L}])/gu;
/** With these a term does not begin. */
const ENDS = /\b(?:expir\w*|terminat\w*|end\w*|final|maturity|renewal)\b/iu;
/** How far behind a day its name may stand: "May 1, 2010 (hereinafter the “Start Date”)". */
const NEAR = 70;

/** The day that a text names by a name with capitals, where the contract says which it is. */
export function findDefinedDay(text: string, context: ValueContext): DefinedDay | null {
  const names = new Set([...text.matchAll(NAME)].map(([, name = '']) => onOneLine(name)));
  for (const name of names) {
    if (ENDS.test(name)) continue;
    const day = findBefore(name, context) ?? findWithin(name, context);
    if (day !== null) return day;
  }
  return null;
}

/** "May 1, 2010 (the “Commencement Date”)" */
function findBefore(name: string, context: ValueContext): DefinedDay | null {
  const called = new RegExp(String.raw`["“]\s?(?:the\s+)?${spread(name)}\s?["”]`, 'giu');
  return forEachPage(context, (page, words) => {
    for (const { index } of words.matchAll(called)) {
      const from = Math.max(0, index - NEAR - 30);
      const near = words.slice(from, index);
      const date = findNamedDates(near).at(-1);
      if (date === undefined || !/^[^.;"“”]{0,70}$/u.test(near.slice(date.end))) continue;
      return { ...date, name, where: { page, span: { start: from + date.start, end: from + date.end } } };
    }
    return null;
  });
}

/** "“Commencement Date” means May 1, 2010" */
function findWithin(name: string, context: ValueContext): DefinedDay | null {
  for (const { page, start, end } of findDefinitions([name], context)) {
    const words = context.textOf(page).slice(start, Math.min(end, start + NEAR));
    const [date] = findNamedDates(words);
    if (date === undefined) continue;
    return { ...date, name, where: { page, span: { start: start + date.start, end: start + date.end } } };
  }
  return null;
}

const spread = (name: string) => name.replaceAll(' ', String.raw`\s+`);
