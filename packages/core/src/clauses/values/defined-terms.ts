import type { ClauseFound } from '../recognise.ts';
import { onOneLine } from './value-patterns.ts';
import type { ValueContext } from './types.ts';

/** A definition seldom is longer, to its full stop. */
const LONGEST = 420;
/** So many pages without text in a row are behind the last. */
const BLANK_PAGES = 3;
const NAME = String.raw`(?:\p{Lu}[\p{L}-]*\s+(?:of\s+(?:the\s+)?)?){0,3}(?:Term|TERM|Period|PERIOD|Date|DATE)`;
/** "shall continue until the Expiration Date", "for the Initial Term": names with capitals that stand for the end. */
const NAMED_END = new RegExp(
  String.raw`\b(?:for|until|through|throughout|on|upon|during|of|at|in)\s+(?:the\s+)?(?:(?:end|expiration|expiry|completion|duration|last\s+day)\s+of\s+(?:the\s+)?)?["“]?(${NAME})\b`,
  'gu',
);
/** Of days only these are ends. */
const OF_END = /\b(?:term|period)$|\b(?:expir\w+|terminat\w+|end\w*|final|last|maturity|completion)\b/iu;
/** Names that are looked for whatever the clause says: it may point to a schedule, and not to them. */
const USUAL = [
  'Term',
  'Initial Term',
  'Original Term',
  'Contract Term',
  'Contract Period',
  'Expiration Date',
  'Expiry Date',
  'Termination Date',
  'End Date',
  'Term of Agreement',
  'Term of this Agreement',
];
const FOR_EVER = /perpetu|indefinite/iu;

/** Where the contract says what the names stand for by which a text tells its end. */
export function findDefinedEnds(text: string, context: ValueContext): ClauseFound[] {
  const names = new Set(
    [...text.matchAll(NAMED_END)].map(([, name = '']) => onOneLine(name)).filter((name) => OF_END.test(name)),
  );
  if (FOR_EVER.test(text)) return [];
  return findDefinitions([...names, ...USUAL], context);
}

/** Where names are defined: in a definition, or on a line of a cover sheet. */
export function findDefinitions(names: readonly string[], context: ValueContext): ClauseFound[] {
  const either = names.map((name) => name.replaceAll(' ', String.raw`\s+`)).join('|');
  const defined = new RegExp(
    String.raw`["“]\s?(?:${either})\s?["”]\s*(?:\([^()]{0,80}\)\s*)?,?\s*(?:shall\s+)?(?:means?|be|is|has)\b|(?:^|\n|\t)[^\S\n]*(?:\d[\d.]*\s+)?(?:${either})\s*[:\t]`,
    'giu',
  );
  const found: ClauseFound[] = [];
  forEachPage(context, (page, words) => {
    for (const { index: start, 0: head } of words.matchAll(defined)) {
      const from = start + head.length;
      const stop = STOPS.exec(words.slice(from, from + LONGEST))?.index;
      found.push({ page, start, end: Math.min(words.length, from + (stop ?? LONGEST)), probability: 0 });
    }
    return null;
  });
  return found;
}

/** Another sentence, or another definition, begins. */
const STOPS = /[.;](?=\s+["“(\p{Lu}])(?<!\b(?:Inc|Corp|Ltd|Co|No)\.)|\n(?=\s*["“])/u;

/** Goes through the pages of a contract until something is found. */
export function forEachPage<Found>(
  { textOf }: ValueContext,
  find: (page: number, words: string) => Found | null,
): Found | null {
  for (let page = 1, blank = 0; blank < BLANK_PAGES; page++) {
    const words = textOf(page);
    blank = words === '' ? blank + 1 : 0;
    const found = words === '' ? null : find(page, words);
    if (found !== null) return found;
  }
  return null;
}
