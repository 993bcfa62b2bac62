import { foldText } from '#quotes/fold-text.ts';
import { findForeignLink, holdsInstruction } from './check-claim.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { findForeignDate, findForeignNumber, sharesNumber } from './line-figures.ts';
import { findForeignName, findForeignUnit } from './line-names.ts';

/** What a line says and its source does not. */
export interface Unproven {
  readonly kind: 'empty' | 'instruction' | 'link' | 'quote' | 'number' | 'unit' | 'date' | 'name';
  readonly text: string;
}

/** Not the straight one, which is an apostrophe and a sign of inches too. */
const QUOTED = /[“„«「『]([^“”„«»「」『』]+)[”“»」』]/gu;

/**
 * Checks a line in a model's own words against the text that it sums up, in the language of that text: every number with
 * what it counts, every date, name, quote and link has to occur there. Null where it holds. Nothing that tells models what
 * to do is summed up: who was led by it cannot be told from what is written.
 */
export function findUnproven(line: string, source: string, language: string): Unproven | null {
  if (line.trim() === '') return { kind: 'empty', text: '' };
  if (holdsInstruction(source) || holdsInstruction(line)) return { kind: 'instruction', text: '' };
  const folded = foldText(source).text;
  const isQuoted = (words: string) => folded.includes(foldText(words).text.trim());
  const foreign: Record<
    Exclude<Unproven['kind'], 'empty' | 'instruction'>,
    () => string | null | undefined
  > = {
    link: () => findForeignLink(line, [folded]),
    quote: () => [...line.matchAll(QUOTED)].map(([, words = '']) => words).find((words) => !isQuoted(words)),
    date: () => findForeignDate(line, source, language),
    number: () => findForeignNumber(line, source, language),
    unit: () => findForeignUnit(line, source, language),
    name: () => findForeignName(line, source, language),
  };
  for (const kind of ['link', 'quote', 'date', 'number', 'unit', 'name'] as const) {
    const text = foreign[kind]();
    if (text !== null && text !== undefined) return { kind, text };
  }
  return null;
}

/** Whether a line is about one of the texts that it sums up: it has a number of it, or, having none, a word. */
export const isAbout = (line: string, source: string, language: string): boolean =>
  sharesNumber(line, source, language) ?? sharesWord(line, source, language);

/** Whether a line has a word, or a number, of one of the texts that it sums up. */
export function sharesWord(line: string, source: string, language: string): boolean {
  const { tokenise } = makeTokeniser(language);
  const terms = new Set(tokenise(source).map(({ term }) => term));
  return tokenise(line).some(({ term }) => terms.has(term));
}
