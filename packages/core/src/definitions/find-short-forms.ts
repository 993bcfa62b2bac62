import type { Definition } from './packed-definitions.ts';
import { isMadeOfInitials, wordsOfPhrase } from './initials.ts';

/** A definition on a page that is not yet known. */
export type InText = Omit<Definition, 'pageIndex'>;

/** A short form: capitals, digits and "&", with a small plural s; small letters between capitals (DoD, LatAm). */
const SHORT = String.raw`\p{Lu}[\p{Lu}\p{Nd}&\p{Ll}./-]{0,9}[\p{Lu}\p{Nd}\p{Ll}]`;
const SHORT_BEHIND = new RegExp(
  String.raw`[(（]\s?(?:(?:the|or|die|der|das|la|le|el|o|a)\s)?(?:["“”„«‘「『]\s?)?(${SHORT})(?:\s?["”“»’」』])?(?:[,;][^()（）]{1,60})?\s?[)）]`,
  'gu',
);
const SHORT_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${SHORT})\s?[(（]\s?["“”„«‘]?([\p{L}][^()（）"“”„«»]{5,100}?)["”“»’]?\s?[)）]`,
  'gu',
);
/** A row of a glossary. */
const GLOSSARY_ROW = new RegExp(
  String.raw`^\s*(${SHORT})(?:\t|\s[–—-]\s|\s{2,}|:\s)([\p{L}][^\t\n]{5,100})$`,
  'gmu',
);

const LONG_WITHIN = 120;
const SENTENCE_END = /[.;:!?。；]\s|\n\s*\n|\t|[()（）]/gu;
const WORD = /[\p{L}\p{M}\p{Nd}&]+/gu;

const BRACKET = /[(（]/u;

/** The short forms of a text that stand beside the words whose first letters they are. */
export function findShortForms(text: string): InText[] {
  const found: InText[] = [];
  const add = (short: string, long: string, start: number) =>
    found.push({ term: singular(short), longForm: long.replaceAll(/\s+/gu, ' '), start });
  if (BRACKET.test(text)) {
    for (const match of text.matchAll(SHORT_BEHIND)) {
      const [, short = ''] = match;
      const long = isShortForm(short) ? longFormBefore(text, match.index, singular(short)) : undefined;
      if (long !== undefined) add(short, long, match.index + match[0].indexOf(short));
    }
    for (const { index, 1: short = '', 2: long = '' } of text.matchAll(SHORT_BEFORE))
      if (isShortForm(short) && isMadeOfInitials(singular(short), wordsOfPhrase(long)))
        add(short, long, index);
  }
  for (const { index, 0: row, 1: short = '', 2: long = '' } of text.matchAll(GLOSSARY_ROW))
    if (isShortForm(short) && isMadeOfInitials(singular(short), wordsOfPhrase(long)))
      add(short, long.trim(), index + row.indexOf(short));
  return found;
}

/** Two capitals at least, or a capital beside "&". */
function isShortForm(short: string): boolean {
  const capitals = short.match(/\p{Lu}/gu) ?? [];
  return capitals.length > 1 && capitals.length * 2 >= singular(short).replaceAll(/[&./-]/gu, '').length;
}

const singular = (short: string) => short.replace(/(?<=\p{Lu}\p{Lu})s$/u, '');

/** The last words before an offset that the short form is made of, as few as can be. */
function longFormBefore(text: string, end: number, short: string): string | undefined {
  const before = text.slice(Math.max(0, end - LONG_WITHIN), end);
  let from = 0;
  for (const match of before.matchAll(SENTENCE_END)) from = match.index + match[0].length;
  const stretch = before.slice(from);
  const words = [...stretch.matchAll(WORD)];
  // What stands between must be nothing but a quotation mark.
  const last = words.at(-1);
  if (last === undefined || !/^["”»’]?\s*$/u.test(stretch.slice(last.index + last[0].length)))
    return undefined;
  for (let count = 2; count <= words.length; count++) {
    const chosen = words.slice(-count);
    if (
      isMadeOfInitials(
        short,
        chosen.map(([word]) => word),
      )
    )
      return stretch.slice(chosen[0]?.index ?? 0, last.index + last[0].length);
  }
  return undefined;
}
