import { remembering } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { nearlySaidBy } from '../nearly-said.ts';
import type { Language } from '#language/languages.ts';
import type { AnswerType, Found, FindInput } from '../types.ts';

/** Letters from its start by which a word is known again in another form: "companies", "company". */
const SHARED_LETTERS = 5;
/** How far from a figure words may stand that say what it is. */
const NEAR = 100;
/** What is left of a fit when no word of the question stands beside it. */
const LEAST = 0.7;
/** Of the words of a question about a name so many stand beside it: the rest is said otherwise, or elsewhere. */
const ENOUGH = 0.5;
const OF_FIGURES: ReadonlySet<AnswerType> = new Set<AnswerType>(['money', 'percentage', 'date']);
const HAS_WORD = /[\p{L}\p{M}]{2}/u;
const WORD = /[\p{L}\p{M}]{3,40}/gu;

/** Text without spaces has pairs of characters for words; kana alone mostly bends and joins. */
function pairsIn(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(
    /[\p{Script=Han}\p{Script=Katakana}ー]{2,60}|[\p{Script=Latin}]{2,40}/gu,
  )) {
    for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2).toLowerCase());
  }
  return pairs;
}

/** By what the words of a text are known again. */
const startsIn = remembering((text: string, language: Language): ReadonlySet<string> => {
  if (isUnspaced(language)) return pairsIn(text);
  return new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, SHARED_LETTERS)));
});

/** The starts of the words of a question that name what it is about. */
const namingStarts = remembering((question: string, language: Language): ReadonlySet<string> => {
  if (isUnspaced(language)) return pairsIn(question);
  const stops = stopWordsOf(language);
  const words = question.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => !stops.has(word)).map((word) => word.slice(0, SHARED_LETTERS)));
});

/** How nearly words beside a figure say words of the question that are not there themselves, by the starts of these. */
function nearlySaid(beside: string, input: FindInput): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  const nearly = nearlySaidBy(input);
  if (nearly.size === 0) return said;
  for (const { term } of makeTokeniser(input.language).tokenise(beside)) {
    for (const { surface, weight } of nearly.get(term) ?? []) {
      const start = surface.slice(0, SHARED_LETTERS);
      said.set(start, Math.max(weight, said.get(start) ?? 0));
    }
  }
  return said;
}

/**
 * Of figures with the unit asked for those fit best that stand beside the question's words: a sentence may name its subject
 * at one end and give a figure of another thing at the other.
 */
export function scoreByNearWords(found: readonly Found[], input: FindInput): readonly Found[] {
  const { question, text, language } = input;
  if (found.length === 0) return found;
  const starts = namingStarts(question, language);
  // A cell has no words of its own: the label of its row says what it is.
  if (starts.size === 0 || !HAS_WORD.test(text)) return found;
  const enough = starts.size * (OF_FIGURES.has(input.asked.type) ? 1 : ENOUGH);
  return found.map((each) => {
    const beside = text.slice(Math.max(0, each.start - NEAR), each.end + NEAR);
    const near = startsIn(beside, language);
    const related = nearlySaid(beside, input);
    let said = 0;
    for (const start of starts) said += near.has(start) ? 1 : (related.get(start) ?? 0);
    return { ...each, fit: each.fit * (LEAST + (1 - LEAST) * Math.min(1, said / enough)) };
  });
}
