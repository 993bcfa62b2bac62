import { byLanguage, type Language } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import { phrasesByLanguage, withoutBreaks, wordSet } from '#text/phrases.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { nearlySaidBy } from './nearly-said.ts';
import type { FindInput } from './types.ts';

/** Words for less and for more: a document says "decreased" of what a reader says "went down". */
const LESS = phrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.less)), 'iu');
const MORE = phrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.more)), 'iu');
const saysLess = remembering((text: string, language: Language) => LESS(language).test(text));
const saysMore = remembering((text: string, language: Language) => MORE(language).test(text));

/** Pairs of characters that only ask: other languages have them among their function words. */
const ASKING: ReadonlySet<string> = wordSet(
  'なぜ 何故 どう して すか ます のは 理由 原因 为什 什么 为何 如何 怎么 是否',
);

/** How much of a question a text says, 0..1; less where it tells of a rise and a fall is asked for. */
export type WordShare = (text: string) => number;

/** What the words of a sentence are worth that tells of a rise where a fall is asked for. */
const OTHER_WAY = 0.5;

/** What a word is worth, at most, that means nearly the same as one of the question. */
const RELATED = 0.5;

function makeWordShare(asking: Asking): WordShare {
  const { question, language } = asking;
  const tokeniser = makeTokeniser(language);
  const terms = new Set(tokeniser.tokenise(question).flatMap(({ term }) => (ASKING.has(term) ? [] : [term])));
  const nearly = nearlySaidBy(asking);
  const isLess = saysLess(question, language);
  const asksForOne = isLess !== saysMore(question, language);
  const [saysSame, saysOpposite] = isLess ? [saysLess, saysMore] : [saysMore, saysLess];
  if (terms.size === 0) return () => 1;
  const total = terms.size;
  const sayingOf = (text: string) => {
    const said = new Map<string, number>();
    const count = (term: string, worth: number) => said.set(term, Math.max(worth, said.get(term) ?? 0));
    for (const { term } of tokeniser.tokenise(text)) {
      if (terms.has(term)) count(term, 1);
      else for (const each of nearly.get(term) ?? []) count(each.term, RELATED * each.weight);
    }
    return said.values().reduce((sum, worth) => sum + worth, 0);
  };
  return (text) => {
    const said = sayingOf(text);
    const share = said / total;
    if (!asksForOne) return share;
    if (saysSame(text, language)) return Math.min(1, (said + 1) / total);
    return saysOpposite(text, language) ? share * OTHER_WAY : share;
  };
}

type Asking = Pick<FindInput, 'question' | 'language' | 'asked'>;

let last: { readonly asking: Asking; readonly share: WordShare } | null = null;

/**
 * How much of a question the texts of its file say, a word that means nearly the same as one of its words for a part of it.
 * The question is analysed once for all the sentences that are looked through for it.
 */
export function wordShareOf(asking: Asking): WordShare {
  const { question, language, asked } = asking;
  if (
    last === null ||
    last.asking.question !== question ||
    last.asking.language !== language ||
    last.asking.asked.related !== asked.related
  )
    last = { asking: { question, language, asked }, share: makeWordShare(asking) };
  return last.share;
}

/** Words this far from a marker belong to what it says. */
const NEAR = 220;
const ENDS = /[.!?](?=\s)|[。！？।؟]/gu;

/** The sentence around a place of a text, or as much of it as is near. */
export function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(0, start - NEAR);
  const to = Math.min(text.length, end + NEAR);
  let first = from;
  for (const match of text.slice(from, start).matchAll(ENDS)) first = from + match.index + 1;
  const stop = text.slice(end, to).search(ENDS);
  return text.slice(first, stop < 0 ? to : end + stop);
}

const STOPPED = /[.!?。！？।؟]["'”’»)\]\s]*$/u;

/** Whether a text is a row of a table as it is said: a label and figures. Such a row gives no reason and no way. */
export function isFigureRow(text: string): boolean {
  const colon = text.indexOf(': ');
  if (colon < 0 || STOPPED.test(text)) return false;
  const values = text.slice(colon + 2).replace(/\([^)]*\)/gu, ' ');
  const figures = values.match(/\d[\d.,]*/gu)?.length ?? 0;
  const words = values.match(/\p{L}{2,}/gu)?.length ?? 0;
  return figures > 0 && words <= 2 * figures;
}
