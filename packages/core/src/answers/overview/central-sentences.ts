import type { TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { describesItself } from '../answer-types/types/about.ts';
import { toLanguage } from '#language/languages.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import { makeTermWeightFinder } from '../file-index/occurrences.ts';
import { refersBack } from '#sentences/complete.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { type ReadPage, readPage } from '../extraction/page-units/read-page.ts';

/** A whole sentence of the text. */
export interface CentralSentence {
  readonly page: number;
  readonly span: TextRange;
  /** Of its page. */
  readonly pageText: string;
  /** It says of the document what that is for or treats of. */
  readonly tells: boolean;
}

/** Pages that are read, and those of them where documents say what they are. */
const MAX_PAGES = 30;
const FIRST_PAGES = 12;
const LENGTH = { least: 50, most: 280, leastUnspaced: 18, mostUnspaced: 140 };
/** Terms of a sentence: fewer say little. */
const MIN_TERMS = 5;
/** Sentences more alike say the same. */
const SAME = 0.45;
/** How much more a sentence is worth by itself: one that tells, and one that names the topic. */
const TELLING = 8;
const OF_TOPIC = 4;
const REFERRING = 0.4;
/** Documents say first what they are about: what their beginning is worth, and how fast that falls. */
const AT_START = 4;
const FALL = 20;
/** Figures and names of a table, not a sentence, have so many words in capitals or figures. */
const MAX_NAMES = 0.55;

const SUCH =
  /^(?:this|that|these|those|such|dies\p{L}*|jene\p{L}*|solche\p{L}*|cet(?:te)?|ces|celui|est[aeo]s?|es[aeo]s?|dich[ao]s?|essas?|esses?|deste|desta|эт\p{L}+|так(?:ой|ая|ие)|tych|tego|tej|taki\p{L}*|هذه|هذا|تلك|इन|इस|ऐस\p{L}+)$/iu;
/** "This manual describes" refers to itself; "However" does not. */
const BEGINS_SO =
  /^(?:this|dies|ce|cet|cette|est|ten|ta|to|niniejsz|эт|данн|настоящ|هذ|यह|इस|この|本|这|該|该)/iu;
/** Less of a page in sentences makes it a form or a table. */
const MIN_PROSE = 0.3;

/** "Refer to Note 5", "See page 24". */
const POINTS_ELSEWHERE =
  /^(?:refer(?:ring)? to|see|for (?:a |an |more |further |additional )|siehe|für weitere|voir|pour plus|véase|para más|veja|para mais|см\.|смотрите|zobacz|patrz|انظر|देखें|参照|详见|参见)/iu;

/** A sentence as a bag of weighted terms, its length one. */
type Vector = ReadonlyMap<string, number>;

interface Sentence extends CentralSentence {
  /** To a table, a section. */
  readonly refers: boolean;
  readonly vector: Vector;
}

interface CentralOptions {
  /** Words of its title, and who it is of. */
  readonly topic: string;
  readonly most: number;
  /** Pages of forms, whose sentences are those of any. */
  readonly without: readonly number[];
}

const kept = new WeakMap<FileIndex, { readonly key: string; readonly found: readonly CentralSentence[] }>();

/** The sentences that say most of a file, best first, none like another; the same for every question, so kept. */
export function findCentralSentences(index: FileIndex, options: CentralOptions): readonly CentralSentence[] {
  const key = `${options.most} ${options.without.join()} ${options.topic}`;
  const known = kept.get(index);
  if (known?.key === key) return known.found;
  const found = rankSentences(index, options);
  kept.set(index, { key, found });
  return found;
}

function rankSentences(index: FileIndex, { topic, most, without }: CentralOptions): CentralSentence[] {
  const vectorise = makeVectorise(index);
  const pages = [...index.pageNumbers.subarray(0, MAX_PAGES)].filter((page) => !without.includes(page));
  const sentences = pages.flatMap((page) =>
    sentencesOf(readPage(index, page), page, index.language, vectorise),
  );
  const topicVector = vectorise(topic);
  const last = index.pageNumbers.at(-1) ?? 1;
  const scoreOf = ({ vector, tells, refers, page }: Sentence) =>
    (refers ? REFERRING : 1) *
    (1 +
      OF_TOPIC * similarity(vector, topicVector) +
      AT_START * Math.exp((-FALL * (page - 1)) / Math.max(last, FALL)) +
      (tells && page <= FIRST_PAGES ? TELLING : 0));
  const ranked = sentences
    .map((sentence) => ({ sentence, score: scoreOf(sentence) }))
    .toSorted((a, b) => b.score - a.score);
  const chosen: Sentence[] = [];
  for (const { sentence } of ranked) {
    if (chosen.length === most) break;
    if (sentence.tells && chosen.some((one) => one.tells)) continue;
    if (chosen.every((one) => similarity(one.vector, sentence.vector) < SAME)) chosen.push(sentence);
  }
  const inOrder = chosen.toSorted(
    (a, b) => Number(b.tells) - Number(a.tells) || a.page - b.page || a.span.start - b.span.start,
  );
  return inOrder.map(({ page, span, pageText, tells }) => ({ page, span, pageText, tells }));
}

type Vectorise = (text: string, tokens?: ReturnType<ReadPage['tokensAt']>) => Vector;

/** Weights the terms of a text as questions weigh them, function words left out. */
function makeVectorise(index: FileIndex): Vectorise {
  const weightOf = makeTermWeightFinder(index);
  const tokeniser = makeTokeniser(index.language);
  const stops = stopWordsOf(index.language);
  return (text, tokens = tokeniser.tokenise(text)) => {
    const counts = new Map<string, number>();
    for (const { term, surface } of tokens)
      if (!stops.has(surface.toLowerCase())) counts.set(term, (counts.get(term) ?? 0) + 1);
    const weighted = [...counts].map(([term, count]) => [term, count * weightOf(term).weight] as const);
    const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return new Map(weighted.map(([term, weight]) => [term, weight / length]));
  };
}

/** How alike two sentences are, 0..1. */
function similarity(left: Vector, right: Vector): number {
  let sum = 0;
  for (const [term, weight] of left) sum += weight * (right.get(term) ?? 0);
  return sum;
}

function sentencesOf(page: ReadPage, number: number, language: string, vectorise: Vectorise): Sentence[] {
  if (page.language !== language) return [];
  const [least, most] = isUnspaced(language)
    ? [LENGTH.leastUnspaced, LENGTH.mostUnspaced]
    : [LENGTH.least, LENGTH.most];
  const prose = page.units.reduce(
    (sum, unit, at) => sum + (page.verdictAt(at).kind === 'sentence' ? unit.end - unit.start : 0),
    0,
  );
  if (prose < MIN_PROSE * page.text.length) return [];
  return page.units.flatMap((unit, at) => {
    if (unit.kind !== 'sentence' || unit.missing !== undefined) return [];
    const length = unit.end - unit.start;
    if (length < least || length > most || page.verdictAt(at).kind !== 'sentence') return [];
    const text = page.readableAt(at);
    const tells = !REFERS.test(text) && describesItself(text, toLanguage(language));
    if (
      !isWholeSentence(text) ||
      POINTS_ELSEWHERE.test(text) ||
      NOTICE.test(text) ||
      pointsBack(text, language, tells)
    )
      return [];
    const vector = vectorise(text, page.tokensAt(at));
    if (vector.size < MIN_TERMS) return [];
    const { start, end } = unit;
    return [
      { page: number, span: { start, end }, pageText: page.text, tells, refers: REFERS.test(text), vector },
    ];
  });
}

/** "It", "However", "Outside these hours": what is meant stands before. "This manual describes" means itself. */
function pointsBack(text: string, language: string, tells: boolean): boolean {
  if (tells && BEGINS_SO.test(text)) return false;
  const opening = text.split(/\s+/u).slice(0, 3);
  return refersBack(text, language) || opening.some((word) => SUCH.test(word));
}

/** What any document says of rights. */
const NOTICE =
  /^permission (?:is|to)\b|\blicensed under\b|\b(?:registered )?trademarks? (?:of|or)\b|\bdo(?:es)? so\b/iu;
/** "Table 2", "In Section 5": it says more with that beside it. */
const REFERS =
  /(?<!\p{L})(?:tables?|figures?|fig|sections?|chapters?|items?|tabelle|abbildung|abschnitt|kapitel|tableau|chapitre|tabla|figura|sección|capítulo|tabela|seção|таблиц\p{L}*|рис\p{L}*|глав\p{L}*|раздел\p{L}*|tabel\p{L}*|rozdzia\p{L}*)\.?\s(?:\p{Nd}|[A-Z]\b)|[図表图]\s?\p{Nd}/iu;

/** Ends as one, asks nothing, and is no list of names or figures. */
function isWholeSentence(text: string): boolean {
  if (
    !/[.!。！।۔][)"”’»」』]*$/u.test(text) ||
    /[?？؟]/u.test(text) ||
    /\t|https?:|@|©|_{3}|\.{4}/u.test(text)
  )
    return false;
  if (/^\p{Ll}/u.test(text) || /^(?:\p{Nd}|[([•–—*])/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const named = words.filter((word) => /^[\p{Lu}\p{Nd}]/u.test(word)).length;
  return words.length === 0 || named <= MAX_NAMES * words.length;
}
