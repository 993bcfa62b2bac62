import { isUnspaced } from '#text/unspaced-languages.ts';
import type { AskedType } from '../../answer-types/index.ts';
import { type FileIndex, pageCount, pageIndexOf } from '../../file-index/file-index.ts';
import { type Tokeniser } from '#sentences/tokenise.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import { makeMeaningScorer } from './meaning.ts';
import type { QuestionTerms } from './question-terms.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { ScoredUnit, UnitFeatures } from './score-units.ts';

/** Neighbouring words add nothing to words in a row. */
type FeaturesOfUnit = Omit<UnitFeatures, 'pairs'>;

/** Features that a candidate answers, mostly 0..1: those of its words, of its page, and of the kind of thing asked for. */
export interface CandidateFeatures extends FeaturesOfUnit {
  /** Score of the page as a share of the best page's. */
  readonly page: number;
  /** Weight of the question's words in all that would be shown, a list's items too. */
  readonly displayedCoverage: number;
  /** The same, weighted by how few of the candidates have each word. */
  readonly distinctiveness: number;
  /** Weight of the question's words on the page, less with each word between: near within a sentence, around within a few. */
  readonly near: number;
  readonly around: number;
  /** How early the first of the question's words comes: what a sentence speaks of stands at its start. */
  readonly early: number;
  /** The question's words that stand in a row here, function words too, as a share of six. */
  readonly phrase: number;
  /** Share of the question's names that stand here or in the sentences beside. */
  readonly names: number;
  /** Weight of the question's words that begin like words here, and are not here. */
  readonly beginnings: number;
  /** How well its words are of the kind asked for, and how little where a kind is asked for. */
  readonly fit: number;
  readonly misfit: number;
  /** It names a year that the question names. */
  readonly year: number;
  readonly isRow: number;
  /** It names who made the document or somebody in a role, and that is asked. */
  readonly isMakerLine: number;
  /** Weight of the question's words that it or what stands around says in a word that means nearly the same. */
  readonly similar: number;
  /** How rare its words are in the file. */
  readonly rarity: number;
  /** Words that the question does not have, on a logarithmic scale. */
  readonly others: number;
  /** How far into the file its page is. */
  readonly depth: number;
  readonly isEarlyPage: number;
}

/** A unit that may become a candidate, in its page. */
export interface UnitInPage {
  readonly page: number;
  readonly pageShare: number;
  readonly read: ReadPage;
  readonly at: number;
  readonly unit: ScoredUnit;
  /** All that would be shown. */
  readonly text: string;
  readonly fit: number;
  readonly isLine: boolean;
  /** It names somebody in a role, and that is asked. */
  readonly isHolder: boolean;
}

export interface FeatureOptions {
  readonly index: FileIndex;
  readonly question: string;
  readonly terms: QuestionTerms;
  readonly asked: AskedType | null;
  readonly tokeniser: Tokeniser;
  readonly words: WordRelations | undefined;
}

/** Words after which a word of the question counts a third. */
const NEAR = 12;
const AROUND = 50;
const LONGEST_PHRASE = 6;
const EARLY_PAGES = 2;
/** Names of people and places are told less surely without capitals and spaces. */
const NAMES: ReadonlySet<AskedType['type']> = new Set<AskedType['type']>(['person', 'place', 'country']);
const UNSURE = 0.4;
/** Of a word so much must be the same from its start. */
const BEGINNING = 0.6;
const BEGINNING_LEAST = 4;

/** The features of all candidates, which are also compared with each other. */
export function readFeatures(units: readonly UnitInPage[], options: FeatureOptions): CandidateFeatures[] {
  const { index, question, terms, asked, tokeniser, words } = options;
  const { weights, knownWeight, weight, findWeight } = terms;
  const meaning = makeMeaningScorer(terms, words);
  const spoken = wordsOf(question);
  const weightOf = (some: Iterable<string>) => {
    let sum = 0;
    for (const term of some) sum += weights.get(term) ?? 0;
    return sum;
  };
  const own = units.map(({ read, at }) => new Set(read.tokensAt(at).map(({ term }) => term)));
  const rivals = new Map<string, number>();
  for (const set of own)
    for (const term of set) if (weights.has(term)) rivals.set(term, (rivals.get(term) ?? 0) + 1);
  const termDistinctiveness = (term: string) => Math.log1p(units.length / (rivals.get(term) ?? 0.5));
  const totalDistinctiveness =
    [...weights.keys()].reduce(
      (sum, term) => sum + (findWeight(term).pages > 0 ? termDistinctiveness(term) : 0),
      0,
    ) || 1;
  const positionsOn = onEachPage((read) => findPositions(read, weights));
  const sureness = asked !== null && NAMES.has(asked.type) && isUnspaced(index.language) ? UNSURE : 1;

  return units.map((found, unitIndex): CandidateFeatures => {
    const { read, at, unit, text, fit } = found;
    const tokens = read.tokensAt(at);
    const ownTerms = own[unitIndex] ?? new Set();
    const heading = headingAbove(read, at);
    const contextTerms = termsAround(read, at, 1);
    if (heading >= 0) for (const { term } of read.tokensAt(heading)) contextTerms.add(term);
    const inText =
      text.length > unit.end - unit.start
        ? new Set(tokeniser.tokenise(text).map(({ term }) => term))
        : ownTerms;
    const first = tokens.findIndex(({ term }) => weights.has(term));
    const besideTerms = terms.names.length === 0 ? ownTerms : termsAround(read, at, 2);
    const pageIndex = pageIndexOf(index, found.page);
    const rarity = tokens.reduce((sum, { term }) => sum + findWeight(term).weight, 0) / (tokens.length || 1);
    return {
      ...withoutPairs(unit.features),
      page: found.pageShare,
      displayedCoverage: weightOf(inText) / knownWeight,
      distinctiveness:
        [...ownTerms].reduce((sum, term) => sum + (rivals.has(term) ? termDistinctiveness(term) : 0), 0) /
        totalDistinctiveness,
      ...nearness(positionsOn(read), at, weights, knownWeight),
      early: first < 0 ? 0 : 1 - first / tokens.length,
      phrase: Math.min(longestRun(spoken, wordsOf(read.textOf(at))), LONGEST_PHRASE) / LONGEST_PHRASE,
      names: terms.names.filter((term) => besideTerms.has(term)).length / (terms.names.length || 1),
      beginnings:
        weightOf(
          findBeginnings(
            terms,
            ownTerms,
            tokens.map(({ surface }) => surface),
          ),
        ) / weight,
      fit: fit * sureness,
      misfit: asked === null ? 0 : (1 - fit) * sureness,
      year: asked?.years.some((year) => text.includes(year)) ? 1 : 0,
      isRow: unit.kind === 'row' ? 1 : 0,
      isMakerLine: found.isLine || found.isHolder ? 1 : 0,
      similar: meaning?.similarity(contextTerms) ?? 0,
      rarity: rarity / 5,
      others: Math.log1p(tokens.filter(({ term }) => !weights.has(term)).length),
      depth: pageIndex / pageCount(index),
      isEarlyPage: pageIndex < EARLY_PAGES ? 1 : 0,
    };
  });
}

function withoutPairs({ pairs: _, ...features }: UnitFeatures): FeaturesOfUnit {
  return features;
}

function onEachPage<Result>(make: (read: ReadPage) => Result): (read: ReadPage) => Result {
  const made = new Map<ReadPage, Result>();
  return (read) => {
    const result = made.get(read) ?? make(read);
    made.set(read, result);
    return result;
  };
}

/** Where on a page words of the question stand, counted in words, and where each unit begins and ends. */
interface TermPositions {
  readonly ofTerm: ReadonlyMap<string, readonly number[]>;
  readonly starts: readonly number[];
}

function findPositions(read: ReadPage, weights: ReadonlyMap<string, number>): TermPositions {
  const ofTerm = new Map<string, number[]>();
  const starts: number[] = [];
  let position = 0;
  read.units.forEach((_, at) => {
    starts.push(position);
    for (const { term } of read.tokensAt(at)) {
      if (weights.has(term)) {
        const positions = ofTerm.get(term);
        if (positions === undefined) ofTerm.set(term, [position]);
        else positions.push(position);
      }
      position++;
    }
  });
  return { ofTerm, starts: [...starts, position] };
}

function nearness(
  { ofTerm, starts }: TermPositions,
  at: number,
  weights: ReadonlyMap<string, number>,
  total: number,
): Pick<CandidateFeatures, 'near' | 'around'> {
  const start = starts[at] ?? 0;
  const end = Math.max(start, (starts[at + 1] ?? start) - 1);
  let near = 0;
  let around = 0;
  for (const [term, positions] of ofTerm) {
    const distance = positions.reduce(
      (least, position) => Math.min(least, Math.max(start - position, position - end, 0)),
      Number.POSITIVE_INFINITY,
    );
    const weight = (weights.get(term) ?? 0) / total;
    near += weight * Math.exp(-distance / NEAR);
    around += weight * Math.exp(-distance / AROUND);
  }
  return { near, around };
}

/** The terms of a unit and of so many before and behind it. */
function termsAround(read: ReadPage, at: number, units: number): Set<string> {
  const terms = new Set<string>();
  for (let each = Math.max(0, at - units); each <= Math.min(at + units, read.units.length - 1); each++)
    for (const { term } of read.tokensAt(each)) terms.add(term);
  return terms;
}

function headingAbove(read: ReadPage, at: number): number {
  for (let above = at - 1; above >= 0; above--) if (read.units[above]?.kind === 'heading') return above;
  return -1;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The length of the longest run of words that both have. */
function longestRun(left: readonly string[], right: readonly string[]): number {
  let longest = 0;
  let before = new Uint8Array(right.length + 1);
  for (const word of left) {
    const now = new Uint8Array(right.length + 1);
    for (let at = 0; at < right.length; at++) {
      if (right[at] !== word) continue;
      const length = (before[at] ?? 0) + 1;
      now[at + 1] = length;
      longest = Math.max(longest, length);
    }
    before = now;
  }
  return longest;
}

/** The question's terms that are not here, but begin like words that are: forms that stemming does not undo. */
function findBeginnings(
  { weights, surfaces }: QuestionTerms,
  own: ReadonlySet<string>,
  here: readonly string[],
): string[] {
  return [...weights.keys()].filter((term) => {
    const surface = surfaces.get(term) ?? term;
    // Numbers that begin alike are others: 2016 and 2017, order 76122 and 76123.
    if (own.has(term) || surface.length < BEGINNING_LEAST || /\p{Nd}/u.test(surface)) return false;
    const beginning = surface.slice(0, Math.max(BEGINNING_LEAST, Math.ceil(surface.length * BEGINNING)));
    return here.some((word) => word.startsWith(beginning));
  });
}
