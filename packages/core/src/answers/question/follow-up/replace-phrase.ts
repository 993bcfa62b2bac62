import { isUnspaced } from '#text/unspaced-languages.ts';
import { foldQuestion } from '#text/phrases.ts';
import { namesIn } from '../question-names.ts';
import type { Language } from '#language/languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { ARTICLE, OPPOSITES, PREPOSITION } from './follow-up-patterns.ts';
import { piecesOf } from './question-subject.ts';

/**
 * The previous question asked of something else: what follows the same preposition, or a name where a name follows, gives
 * way to it. Where nothing is of the same kind it is added. `kept` is what stays of the previous question.
 */
export function replacePhrase(before: string, rest: string, language: Language): Replaced {
  if (isUnspaced(language)) return replaceTopic(before, rest, language);
  const preposition = PREPOSITION[language].exec(foldQuestion(rest, language))?.[0];
  const length = preposition?.split(' ').length ?? 0;
  const restWords = rest.split(/\s+/u);
  const object = restWords.slice(length).join(' ');
  if (preposition !== undefined) {
    const stretch = findObject(before, preposition, object, language);
    if (stretch !== undefined) return replace(before, stretch, rest);
  }
  const bare = object.replace(ARTICLE, '');
  const { names } = namesIn(`x ${bare}`, language);
  const old = namesIn(`x ${before}`, language)
    .names.filter((name) => before.includes(name))
    .at(-1);
  if (names.length > 0 && old !== undefined) {
    const whole = piecesOf(before, language).find(({ text }) => isNameRun(text, old))?.text ?? old;
    return replace(before, stretchOf(before, whole), bare);
  }
  return { question: `${before} ${rest}`, kept: before };
}

export interface Replaced {
  readonly question: string;
  readonly kept: string;
}

function replace(before: string, { start, end }: Stretch, by: string): Replaced {
  const [head, tail] = [before.slice(0, start), before.slice(end)];
  return { question: `${head}${by}${tail}`, kept: `${head}, ${tail}` };
}

function stretchOf(text: string, words: string): Stretch {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}

/** A stretch of capitals that holds the name: "KDE Plasma". */
const isNameRun = (text: string, name: string) =>
  text.includes(name) && text.split(/\s+/u).every((word) => /^[\p{Lu}\d]/u.test(word));

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where the previous question has the same preposition, or its opposite, with what stands behind; the last of the same kind. */
function findObject(
  before: string,
  preposition: string,
  object: string,
  language: Language,
): Stretch | undefined {
  const wanted = new Set([preposition, ...OPPOSITES.flatMap((pair) => otherOf(pair, preposition))]);
  const stops = stopWordsOf(language);
  const words = [...before.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.replace(/[,;:]+$/u, '').length,
    folded: foldQuestion(text.replace(/[,;:]+$/u, ''), language),
  }));
  const found: (Stretch & { readonly isName: boolean })[] = [];
  words.forEach((word, at) => {
    if (!wanted.has(word.folded)) return;
    let last = at + 1;
    // The article belongs to what is named.
    while (last < words.length && ARTICLE.test(`${words[last]?.folded} `)) last++;
    const first = last;
    while (last < words.length) {
      const { text = '', folded = '' } = words[last] ?? {};
      if (last > first && (stops.has(folded) || stops.has(text.toLowerCase()))) break;
      last++;
      if (/[,;:]$/u.test(text)) break;
    }
    const end = words[last - 1]?.end;
    if (last === first || end === undefined) return;
    found.push({ start: word.start, end, isName: /^[\p{Lu}\d]/u.test(words[first]?.text ?? '') });
  });
  const isName = /(?:^|\s)[\p{Lu}]/u.test(object);
  return found.findLast((each) => each.isName === isName) ?? found.at(-1);
}

const otherOf = ([left, right]: readonly [string, string], word: string) =>
  word === left ? [right] : word === right ? [left] : [];

/** Japanese and Chinese questions mostly begin with what they ask of. */
function replaceTopic(before: string, rest: string, language: Language): Replaced {
  const { names } = namesIn(rest, language);
  const old = namesIn(before, language).names.at(-1);
  if (names.length > 0 && old !== undefined && before.includes(old))
    return replace(before, stretchOf(before, old), rest);
  const [topic] = piecesOf(before, language);
  return topic !== undefined && before.startsWith(topic.text)
    ? replace(before, stretchOf(before, topic.text), rest)
    : { question: `${rest} ${before}`, kept: before };
}
