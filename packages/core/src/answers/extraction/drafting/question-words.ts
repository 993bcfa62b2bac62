import { rangesOf, type TextRange } from '#text/text-range.ts';
import { withAliases } from '../../file-index/alias.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,'’-][\p{L}\p{N}\p{M}]+)*/gu;
/** From so much on a word means the same, not only something near: a price is no cent. */
const MEANS_THE_SAME = 0.5;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

export type FindQuestionWords = (text: string) => readonly TextRange[];

/**
 * Finds the words of a question in a text: in whatever form, and those that were searched for in their place, since they
 * mean the same. Words that stand side by side are one stretch.
 */
export function makeFindQuestionWords(
  { analysed, related, aliases }: Ranking['core'],
  language: string,
): FindQuestionWords {
  const plain = makeTokeniser(language);
  const tokeniser = withAliases(plain, aliases);
  const sought = new Set([
    ...analysed.terms,
    ...analysed.synonyms.flat(),
    ...related.filter(({ weight }) => weight >= MEANS_THE_SAME).map(({ term }) => term),
    ...aliases.flatMap(({ other }) => other),
  ]);
  const judged = new Map<string, boolean>();
  const judge = (word: string) =>
    plain.tokenise(word).some(({ term }) => sought.has(term)) ||
    (tokeniser !== plain && tokeniser.tokenise(word).some(({ term }) => sought.has(term)));
  const isSought = (word: string) => {
    const known = judged.get(word) ?? judge(word);
    judged.set(word, known);
    return known;
  };
  return (text) => {
    const found: TextRange[] = [];
    for (const { start: index, end: wordEnd } of rangesOf(text, WORD)) {
      const word = text.slice(index, wordEnd);
      for (const { start, end } of UNSPACED.test(word) ? pairsOf(word) : [{ start: 0, end: word.length }])
        if (isSought(word.slice(start, end))) found.push({ start: index + start, end: index + end });
    }
    return joinNeighbours(text, found);
  };
}

/** Chinese and Japanese are searched by pairs of characters. */
const pairsOf = (word: string): TextRange[] =>
  Array.from({ length: Math.max(1, word.length - 1) }, (_, start) => ({
    start,
    end: Math.min(start + 2, word.length),
  }));

function joinNeighbours(text: string, ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && text.slice(last.end, range.start).trim() === '')
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
    else joined.push(range);
  }
  return joined;
}
