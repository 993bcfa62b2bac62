import type { Definition } from './definition.ts';
import { isMadeOfInitials, wordsOfPhrase } from './initials.ts';

/** A term in the quotation marks of any of the product's languages. */
const QUOTED = String.raw`["“”„«‘「『《]\s?(?:\*\*)?([^"“”„«»‘’「」『』《》\n*]{1,60}(?:\n[^"“”„«»‘’「」『』《》\n*]{1,40})?)(?:\*\*)?\s?["”“»’」』》]`;

/** Words that define what stands in quotation marks before them. */
const MEANS = String.raw`(?:shall\s+)?(?:means?|refers?\s+to|includes?|has\s+the\s+meaning|is\s+defined\s+as|stands\s+for|denotes?)\b|(?:bedeutet|bezeichnet|meint|heißt|ist|sind|steht\s+für)\b|(?:désigne|désignent|signifie|s['’]entend|est|sont)\b|(?:significa|designa|se\s+refiere|se\s+entiende|es|son)\b|(?:significa|refere-se|entende-se|é|são)(?!\p{L})|(?:oznacza|oznaczają|to)(?!\p{L})|(?:означает|обозначает|понимается|[—–-]\s*это)|(?:يعني|تعني|يقصد)|(?:का\s+अर्थ|का\s+मतलब|से\s+अभिप्रेत)|(?:是指|系指|指|意指|とは|は)`;
const MEANING = new RegExp(
  String.raw`${QUOTED}(?:\s*\([^()]{1,60}\))?(?:\s+(?:form|of\s+\p{L}+))?,?\s*(?:${MEANS})`,
  'gu',
);
/** At the start of a line: “Work”: the work or … */
const LABELLED = new RegExp(String.raw`^[\s—–•*-]{0,4}${QUOTED}\s?[:：]`, 'gmu');
/** (the "Company"), (hereinafter "X"), (im Folgenden „X“), (zwany dalej „X”), （以下简称“X”）, （以下「X」という） */
const INTRODUCED = new RegExp(
  String.raw`[(（][^()（）"“”„«»「」『』]{0,50}${QUOTED}(?:[^()（）]{0,60})[)）]|(?:hereinafter|here(?:in|after)\s+called|referred\s+to\s+(?:herein\s+)?as|ci-après|dénommée?s?|en\s+adelante|doravante|denominad[oa]s?|im\s+Folgenden|nachfolgend|zwan[yae]j?\s+dalej|именуем\p{L}+|далее)\s+(?:the\s+|die\s+|der\s+|das\s+|la\s+|le\s+|el\s+|o\s+|a\s+)?${QUOTED}`,
  'gu',
);

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
const TERM_LONGEST = 60;
/** A document with more defines nothing by them. */
const MOST = 3_000;

/** The definitions of a document, collected page by page. */
export function makeDefinitionCollector() {
  const found: Definition[] = [];
  const seen = new Set<string>();
  const add = (definition: Definition) => {
    const key = `${definition.pageIndex} ${definition.term} ${definition.longForm}`;
    if (found.length >= MOST || seen.has(key)) return;
    seen.add(key);
    found.push(definition);
  };
  return {
    add(text: string, pageIndex: number): void {
      for (const { term, longForm, start } of [...shortForms(text), ...quotedTerms(text)])
        add({ term, longForm, pageIndex, start });
    },
    all: (): readonly Definition[] => found,
  };
}

type InText = Omit<Definition, 'pageIndex'>;

const MARKS = /["“”„«»‘’「」『』《》]/u;

function quotedTerms(text: string): InText[] {
  if (!MARKS.test(text)) return [];
  return [MEANING, LABELLED, INTRODUCED].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const quoted = match.slice(1).find((group) => group !== undefined) ?? '';
      const term = quoted
        .replaceAll(/\s+/gu, ' ')
        .replace(/[,.;]$/u, '')
        .trim();
      if (term === '' || term.length > TERM_LONGEST || !/\p{L}/u.test(term)) return [];
      return [{ term, longForm: '', start: match.index + match[0].indexOf(quoted) }];
    }),
  );
}

const BRACKET = /[(（]/u;

function shortForms(text: string): InText[] {
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

/** The last words before a place that the short form is made of, as few as can be. */
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
