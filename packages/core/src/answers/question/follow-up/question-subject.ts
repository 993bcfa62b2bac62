import { byLanguage, type Language } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { foldQuestion } from '#text/phrases.ts';
import { ASKING } from '../asked-type/read-asked.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';

/** Words beside those without meaning that ask or only help a verb, and so are no part of what is asked about. */
const LIGHT = byLanguage(({ followUps }) => followUps.lightWords);
const WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’&._+-]*[\p{L}\p{M}\p{N}+])?/gu;
const YEAR = /^(?:fy ?)?(?:19|20)\d{2}$/iu;
/** May stand within a name for a thing: "cost of sales". */
const LINKING = byLanguage(({ followUps }) => followUps.linkingWords);
/** What parts Japanese and Chinese questions: particles, and words that ask. */
const PARTS =
  /何年(?:くらい)?|何[人月日個]?|いくつ|いくら|いつ|どこ|どの(?:くらい)?|どれ|誰|なぜ|どう(?:して)?|ですか|ますか|でしょうか|です|ます|か$|[はがをにでもとへ]|から|まで|什么时候|什么|为什么|为何|多少|多久|哪[个些里一年]*|谁|怎么样?|如何|几|是|有|的(?=$)|吗|呢|在|了/gu;

export interface Piece {
  readonly text: string;
  readonly words: number;
}

/** The stretches of a question that name something, in its order. */
export function piecesOf(question: string, language: Language): Piece[] {
  if (isUnspaced(language)) {
    const pieces = question
      .replace(/[\p{P}\s]+/gu, '\n')
      .replace(PARTS, '\n')
      .split('\n');
    return pieces
      .filter((text) => text.length > 1 && !/^(?:19|20)?\d{2}年?$/u.test(text))
      .map((text) => ({ text, words: text.length }));
  }
  const stops = stopWordsOf(language);
  const pieces: { start: number; end: number; words: number }[] = [];
  let current: { start: number; end: number; words: number } | undefined;
  for (const match of question.matchAll(WORD)) {
    const [word] = match;
    const lower = word.toLowerCase();
    const folded = foldQuestion(word, language);
    const end = match.index + word.length;
    const isLink = LINKING[language]?.test(folded) === true;
    const isParted = current !== undefined && /[,;:?!()¿]/u.test(question.slice(current.end, match.index));
    if (isParted) current = undefined;
    if (isLink && current !== undefined) continue;
    const isEmpty =
      stops.has(lower) ||
      YEAR.test(word) ||
      LIGHT[language]?.test(folded) === true ||
      asksOrLinks(folded, language);
    if (isEmpty) current = undefined;
    else if (current === undefined) {
      current = { start: match.index, end, words: 1 };
      pieces.push(current);
    } else {
      current.end = end;
      current.words++;
    }
  }
  return pieces.map(({ start, end, words }) => ({ text: question.slice(start, end), words }));
}

/** A single word that asks, and nothing that only begins like one. */
function asksOrLinks(folded: string, language: Language): boolean {
  const match = ASKING[language].exec(folded);
  return match !== null && match.index === 0 && match[0].trim().length === folded.length;
}

/** What a question is about, as its own words name it: "total net sales". Empty where it names nothing. */
export function subjectOf(question: string, language: Language): string {
  let best: Piece | undefined;
  for (const piece of piecesOf(question, language))
    if (best === undefined || piece.words > best.words) best = piece;
  return best?.text ?? '';
}
