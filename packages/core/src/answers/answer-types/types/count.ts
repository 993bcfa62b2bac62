import type { Language } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { toLatinDigits } from '#figures/dates.ts';
import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { type Figure, findFigures } from '#figures/figures.ts';
import type { FindInput, Found } from '../types.ts';

/** Letters from its start by which a counted word is known again in another form: "companies", "company". */
const SHARED_LETTERS = 5;
const NEAR = 40;
/** Words between a figure and what it counts: "47 new and used planes". */
const MAX_WORDS = 4;
const WORD = /[\p{L}\p{M}]{2,40}/gu;

/** The starts of the question's words; the counted thing is among them. */
function startsOf(question: string, language: Language): ReadonlySet<string> {
  if (isUnspaced(language)) {
    const starts = new Set<string>();
    for (const run of question.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? []) {
      for (let at = 0; at + 2 <= run.length; at++) starts.add(run.slice(at, at + 2));
    }
    return starts;
  }
  const words = question.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => word.length > 3).map((word) => word.slice(0, SHARED_LETTERS)));
}

/** Where the counted word that follows a figure ends, when it is one of the question's; -1 when there is none. */
function countedEnd(text: string, figure: Figure, starts: ReadonlySet<string>, language: Language): number {
  const at = figure.end;
  // "2012 patents" counts, "in 2012 we had patents" dates.
  const most = figure.isYear ? 1 : MAX_WORDS;
  const after = text.slice(at, at + NEAR);
  if (isUnspaced(language)) {
    for (let from = 0; from < Math.min(8, after.length - 1); from++) {
      if (starts.has(after.slice(from, from + 2))) return at + from + 2;
    }
    return -1;
  }
  let words = 0;
  for (const match of after.matchAll(WORD)) {
    if (++words > most || /[.;:!?,\t]/u.test(after.slice(0, match.index))) return -1;
    if (starts.has(match[0].toLowerCase().slice(0, SHARED_LETTERS)))
      return at + match.index + match[0].length;
  }
  return -1;
}

/** The classifier or the word that follows a figure belongs to what is shown of it: 6 つ, 47 per month. */
const NEXT_WORD = /^(?:\s?[\p{Script=Han}つ]{1,2}|[ \u00a0\n][\p{L}\p{M}]{2,30}|\s?-[\p{L}]{2,20})/u;

function fitOf(figure: Figure, input: FindInput, starts: ReadonlySet<string>): Found {
  const { text, question, language } = input;
  if (isSaid(figure, question) || figure.kind === 'money') return foundOf(figure, 0);
  if (figure.kind === 'percentage') return foundOf(figure, 0.15);
  const end = countedEnd(text, figure, starts, language);
  if (end >= 0) return foundOf(figure, 1, end);
  if (figure.isYear) return foundOf(figure, 0);
  const before = toLatinDigits(text.slice(Math.max(0, figure.start - NEAR), figure.start)).toLowerCase();
  const isLabelled = [...starts].some((start) => before.includes(start));
  const next = NEXT_WORD.exec(text.slice(figure.end, figure.end + 32))?.[0] ?? '';
  return foundOf(figure, cellFit(text, figure, isLabelled ? 0.75 : 0.55), figure.end + next.length);
}

export function findCounts(input: FindInput): Found[] {
  const starts = startsOf(input.question, input.language);
  return sortedFits(findFigures(input.text, input.language).map((figure) => fitOf(figure, input, starts)));
}
