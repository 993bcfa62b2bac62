import { stopWordsOf } from '../text/stop-words.ts';
import { isUnspaced } from './phrases.ts';
import type { Found, FindInput, Language } from './types.ts';

/** Letters from its start by which a word is known again in another form: "companies", "company". */
const SHARED_LETTERS = 5;
/** How far from a figure words may stand that say what it is. */
const NEAR = 70;
/** What is left of a fit when no word of the question stands beside the figure. */
const LEAST = 0.7;
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

const startsIn = (text: string) =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, SHARED_LETTERS)));

/** The starts of the words of a question that name what it is about. */
function namingStarts(question: string, language: Language): ReadonlySet<string> {
  if (isUnspaced(language)) return pairsIn(question);
  const stops = stopWordsOf(language);
  const words = question.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => !stops.has(word)).map((word) => word.slice(0, SHARED_LETTERS)));
}

/**
 * Of figures with the unit asked for those fit best that stand beside the question's words: a sentence may name its subject
 * at one end and give a figure of another thing at the other.
 */
export function weighByNearWords(found: readonly Found[], input: FindInput): readonly Found[] {
  const { question, text, language } = input;
  if (found.length === 0) return found;
  const starts = namingStarts(question, language);
  // A cell has no words of its own: the label of its row says what it is.
  if (starts.size === 0 || !HAS_WORD.test(text)) return found;
  return found.map((each) => {
    const beside = text.slice(Math.max(0, each.start - NEAR), each.end + NEAR);
    const near = isUnspaced(language) ? pairsIn(beside) : startsIn(beside);
    let said = 0;
    for (const start of starts) if (near.has(start)) said++;
    return { ...each, fit: each.fit * (LEAST + (1 - LEAST) * (said / starts.size)) };
  });
}
