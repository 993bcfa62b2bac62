import { isUnspaced } from '#text/unspaced-languages.ts';
import { foldQuestion } from '#text/phrases.ts';
import { namesIn } from '../question-names.ts';
import type { Language } from '#language/languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { ARTICLE, PREPOSITION } from './follow-up-patterns.ts';
import { piecesOf } from './question-subject.ts';

export interface Replaced {
  readonly question: string;
  readonly kept: string;
}

/**
 * The previous question asked of something else: what follows the same preposition, or a name where a name follows, gives
 * way to it; in Japanese and Chinese what the question begins with. Where nothing is of the same kind it is added. `kept`
 * is what stays of the previous question.
 */
export function replacePhrase(before: string, rest: string, language: Language): Replaced {
  const isSpaced = !isUnspaced(language);
  const preposition = isSpaced ? PREPOSITION[language].exec(foldQuestion(rest, language))?.[0] : undefined;
  const behind = preposition && replaceBehind(preposition, before, rest, language);
  if (behind) return behind;
  const words = rest.split(/\s+/u).slice(preposition?.split(' ').length ?? 0);
  const object = words.join(' ').replace(ARTICLE, '');
  const pieces = piecesOf(before, language).map(({ text }) => text);
  const isNamed = namesIn(`x ${object}`, language).names.length > 0;
  const name = isNamed
    ? namesIn(`x ${before}`, language).names.findLast((one) => before.includes(one))
    : undefined;
  const topic = isSpaced || !before.startsWith(pieces[0] ?? ' ') ? undefined : pieces[0];
  const old = name === undefined ? topic : (pieces.find((text) => isNameRun(text, name)) ?? name);
  if (old === undefined)
    return { question: isSpaced ? `${before} ${rest}` : `${rest} ${before}`, kept: before };
  const [head = '', ...tail] = before.split(old);
  return { question: head + object + tail.join(old), kept: `${head}, ${tail.join(old)}` };
}

/** A stretch of capitals that holds the name: "KDE Plasma". */
const isNameRun = (text: string, name: string) =>
  text.includes(name) && text.split(/\s+/u).every((word) => /^[\p{Lu}\d]/u.test(word));

/** What stands behind the same preposition, its article with it, up to a word without meaning or a sign. */
function replaceBehind(
  preposition: string,
  before: string,
  rest: string,
  language: Language,
): Replaced | undefined {
  const stops = stopWordsOf(language);
  const words = before.split(/\s+/u);
  const folded = words.map((word) => foldQuestion(word.replace(/[,;:]+$/u, ''), language));
  const at = folded.lastIndexOf(preposition);
  if (at < 0) return undefined;
  const first = folded.findIndex((word, i) => i > at && !ARTICLE.test(`${word} `));
  if (first < 0) return undefined;
  const isSigned = (i: number) => /[,;:]$/u.test(words[i] ?? '');
  const next = folded.findIndex(
    (word, i) =>
      i > first && (isSigned(i - 1) || stops.has(word) || stops.has((words[i] ?? '').toLowerCase())),
  );
  const end = next < 0 ? words.length : next;
  const sign = isSigned(end - 1) ? ',' : '';
  const [head, tail] = [words.slice(0, at), words.slice(end)];
  return {
    question: [...head, rest + sign, ...tail].join(' '),
    kept: [...head, ',', ...tail].join(' '),
  };
}
