import type { WordPair } from '../../packages/core/src/answers/question/related-words/word-tables.ts';
import { DIMENSIONS } from './read-vectors.ts';
import type { Synset, WordNet } from './read-wordnet.ts';

/** How near words are that stand in these relations, each in its most usual meaning. */
const RELATIONS: Readonly<Record<string, number>> = {
  // Derived forms (decide, decision), adjectives of a noun, participles.
  '+': 0.9,
  '\\': 0.8,
  '<': 0.8,
  // Adjectives of a like meaning, groups of verbs.
  '&': 0.5,
  $: 0.6,
};
const SAME_SYNSET = 0.9;
const BROADER = 0.55;
/** Synsets of phrases alone that may lie between a word and the broader one. */
const PHRASES_BETWEEN = 4;
/** How much a less usual meaning counts: its share of the most usual one to this power. */
const USUALNESS_POWER = 0.4;
/** A word stands for a meaning from this share on, where that makes two words differ. */
const USUAL = 0.3;
/** What a relation counts where the vectors see nothing in common; broader words are the many kinds of a thing. */
const WITHOUT_VECTORS = 0.5;
const BROADER_WITHOUT_VECTORS = 0.2;
const SEEN_BY_VECTORS = [0.1, 0.5] as const;
/** From and to which cosine words count as related that no relation joins; and how much at most. */
const BY_VECTORS_ALONE = [0.45, 0.8] as const;
const MAX_BY_VECTORS = 0.6;
const MIN_WEIGHT = 0.1;
const MAX_NEIGHBOURS = 24;
/** Kinds of which each word is another thing, however near the vectors are: two and three, day and month. */
const KINDS = new Set(
  `number integer unit_of_measurement time_unit color animal disease food body_part sport relative chemical_element
  language musical_instrument plant cardinal ordinal`.split(/\s+/),
);
/** Those who face each other in the same matter. */
const COUNTERPARTS =
  `landlord/tenant lessor/lessee lessor/tenant landlord/lessee landlord/renter licensor/licensee
  buyer/seller buyer/vendor purchaser/seller customer/supplier customer/vendor sell/buy sell/purchase employer/employee
  employer/worker creditor/debtor lender/borrower plaintiff/defendant teacher/student teacher/pupil parent/child
  doctor/patient grantor/grantee assignor/assignee mortgagor/mortgagee host/guest client/server author/reader
  user/provider sender/recipient winner/loser husband/wife mother/father asset/liability debit/credit import/export
  supply/demand input/output income/expense revenue/expense revenue/cost profit/cost profit/loss`
    .split(/\s+/)
    .map((pair) => pair.split('/'));
/** Share of the words of the shorter of two explanations from which on kinds of the same thing may mean the same. */
const SAME_EXPLANATION = 0.35;

interface Member {
  readonly id: number;
  /** Of the meaning for the word, and of the word among those of its stem. */
  readonly usualness: number;
  /** Of the meaning among those of the same part of speech. */
  readonly share: number;
}

/** The pairs of stems that mean nearly the same: by WordNet, and for words that it does not join by their vectors. */
export function relateWords(
  wordnet: WordNet,
  idOf: (word: string) => number | undefined,
  vectors: Float32Array,
  shareInStem: (word: string) => number,
): WordPair[] {
  const members = new Map<string, Member[]>();
  const idsOf = (synset: Synset) =>
    synset.lemmas.map((lemma) => (/^[a-z]+$/.test(lemma) ? idOf(lemma) : undefined));
  for (const synset of wordnet.synsets.values()) {
    const own = synset.lemmas.flatMap((lemma, at) => {
      const id = idsOf(synset)[at];
      return id === undefined
        ? []
        : [
            {
              id,
              usualness: wordnet.usualness(lemma, synset.id) * shareInStem(lemma),
              share: wordnet.shareInPart(lemma, synset.id),
            },
          ];
    });
    members.set(synset.id, own);
  }
  const related = collectRelated(wordnet, members, idsOf);
  const forbidden = collectForbidden(wordnet, members, idsOf, idOf);
  const common = new Set([...members.values()].flat().map(({ id }) => id));
  const weights = new Map<number, number>();
  for (const [key, { weight, without }] of related) {
    if (forbidden.antonyms.has(key)) continue;
    const cosine = cosineOf(vectors, Math.floor(key / 65536), key % 65536);
    weights.set(key, weight * (without + (1 - without) * ramp(cosine, SEEN_BY_VECTORS)));
  }
  for (const [key, cosine] of nearByVectors(
    [...common].sort((a, b) => a - b),
    vectors,
  )) {
    if (forbidden.antonyms.has(key) || forbidden.siblings.has(key)) continue;
    const weight = MAX_BY_VECTORS * ramp(cosine, BY_VECTORS_ALONE);
    if (weight > (weights.get(key) ?? 0)) weights.set(key, weight);
  }
  return bestPairs(weights);
}

interface Relation {
  readonly weight: number;
  /** The part of it that counts where the vectors see nothing in common. */
  readonly without: number;
}

/** Without order: 65536 times the lower id, and the higher one. */
const keyOf = (one: number, other: number) => Math.min(one, other) * 65536 + Math.max(one, other);

function collectRelated(
  { synsets }: WordNet,
  members: ReadonlyMap<string, readonly Member[]>,
  idsOf: (synset: Synset) => (number | undefined)[],
): Map<number, Relation> {
  const related = new Map<number, Relation>();
  const relate = (one: Member, other: Member, weight: number, without = WITHOUT_VECTORS) => {
    if (one.id === other.id) return;
    const key = keyOf(one.id, other.id);
    const usual = weight * one.usualness ** USUALNESS_POWER * other.usualness ** USUALNESS_POWER;
    if (usual > (related.get(key)?.weight ?? 0)) related.set(key, { weight: usual, without });
  };
  for (const synset of synsets.values()) {
    const own = members.get(synset.id) ?? [];
    for (const one of own) {
      for (const other of own) relate(one, other, SAME_SYNSET);
      for (const broader of broaderOf(synset, synsets, members))
        for (const other of members.get(broader) ?? []) relate(one, other, BROADER, BROADER_WITHOUT_VECTORS);
    }
    for (const { symbol, target, fromWord, toWord } of synset.pointers) {
      const weight = RELATIONS[symbol];
      const there = synsets.get(target);
      if (weight === undefined || there === undefined) continue;
      for (const one of pick(own, idsOf(synset)[fromWord - 1], fromWord))
        for (const other of pick(members.get(target) ?? [], idsOf(there)[toWord - 1], toWord))
          relate(one, other, weight);
    }
  }
  return related;
}

/** The word of a synset that a pointer means, or all of them. */
function pick(members: readonly Member[], id: number | undefined, word: number): readonly Member[] {
  return word === 0 ? members : members.filter((member) => member.id === id);
}

/** The synsets directly above, past those of phrases alone. */
function broaderOf(
  synset: Synset,
  synsets: ReadonlyMap<string, Synset>,
  members: ReadonlyMap<string, readonly Member[]>,
): string[] {
  let level = [synset];
  for (let step = 0; step <= PHRASES_BETWEEN; step++) {
    level = level.flatMap(({ pointers }) =>
      pointers.filter(({ symbol }) => symbol === '@').flatMap(({ target }) => synsets.get(target) ?? []),
    );
    const named = level.filter(({ id }) => (members.get(id) ?? []).length > 0);
    if (named.length > 0) return named.map(({ id }) => id);
  }
  return [];
}

/** Opposites, and kinds of the same thing that are not the same: they share their surroundings, and so their vectors. */
function collectForbidden(
  wordnet: WordNet,
  members: ReadonlyMap<string, readonly Member[]>,
  idsOf: (synset: Synset) => (number | undefined)[],
  idOf: (word: string) => number | undefined,
) {
  const { synsets } = wordnet;
  const usualOf = (synset: string) =>
    (members.get(synset) ?? []).filter(({ usualness }) => usualness >= USUAL);
  const opposites: (readonly [number, number])[] = [];
  const derived = new Map<number, Set<number>>();
  const children = new Map<string, Map<number, ReadonlySet<string>>>();
  for (const synset of synsets.values()) {
    for (const { symbol, target, fromWord, toWord } of synset.pointers) {
      const there = synsets.get(target);
      if (there === undefined) continue;
      if (symbol === '@' && synset.id.startsWith('n')) {
        const usual = (members.get(synset.id) ?? []).filter(({ share }) => share >= USUAL);
        const siblings = children.get(target) ?? new Map<number, ReadonlySet<string>>();
        for (const { id } of usual) siblings.set(id, synset.explanation);
        children.set(target, siblings);
      }
      if (symbol !== '!' && symbol !== '+') continue;
      const [left, right] = [idsOf(synset)[fromWord - 1], idsOf(there)[toWord - 1]];
      if (left === undefined || right === undefined) continue;
      if (symbol === '!') {
        // What is opposed to a word is opposed to those that mean the same.
        opposites.push([left, right]);
        for (const one of usualOf(synset.id))
          for (const other of usualOf(target)) opposites.push([one.id, other.id]);
        // Adjectives like the one are opposed to the other.
        for (const near of synset.pointers.filter(({ symbol }) => symbol === '&'))
          for (const { id } of members.get(near.target) ?? []) opposites.push([id, right]);
      } else derived.set(left, (derived.get(left) ?? new Set()).add(right));
    }
  }
  const antonyms = new Set<number>();
  for (const [left, right] of opposites)
    for (const one of [left, ...(derived.get(left) ?? [])])
      for (const other of [right, ...(derived.get(right) ?? [])])
        if (one !== other) antonyms.add(keyOf(one, other));
  for (const [left, right] of COUNTERPARTS) {
    const [one, other] = [idOf(left ?? ''), idOf(right ?? '')];
    if (one !== undefined && other !== undefined) antonyms.add(keyOf(one, other));
  }
  const siblings = new Set<number>();
  for (const group of children.values())
    forEachPair([...group], ([one, explanation], [other, otherExplanation]) => {
      if (overlap(explanation, otherExplanation) < SAME_EXPLANATION) siblings.add(keyOf(one, other));
    });
  for (const kind of KINDS)
    forEachPair([...kindMembers(kind, wordnet, members)], (one, other) => siblings.add(keyOf(one, other)));
  return { antonyms, siblings };
}

function forEachPair<T>(things: readonly T[], visit: (one: T, other: T) => void): void {
  things.forEach((one, at) => {
    for (const other of things.slice(0, at)) visit(one, other);
  });
}

/** Of the words of the shorter explanation, the share that the other has too. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / (Math.min(one.size, other.size) || 1);
}

/** All usual words of a kind, however far below. */
function kindMembers(
  kind: string,
  { synsets }: WordNet,
  members: ReadonlyMap<string, readonly Member[]>,
): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const walk = (synset: Synset) => {
    if (seen.has(synset.id)) return;
    seen.add(synset.id);
    for (const { id, share } of members.get(synset.id) ?? []) if (share >= USUAL) found.add(id);
    for (const { symbol, target } of synset.pointers) {
      const below = symbol === '~' || symbol === '&' ? synsets.get(target) : undefined;
      if (below !== undefined) walk(below);
    }
  };
  for (const synset of synsets.values())
    if (!synset.id.startsWith('v') && synset.lemmas[0] === kind) walk(synset);
  return found;
}

/** All pairs of words whose vectors are near. */
function nearByVectors(ids: readonly number[], vectors: Float32Array): Map<number, number> {
  const found = new Map<number, number>();
  ids.forEach((one, at) => {
    for (let next = at + 1; next < ids.length; next++) {
      const other = ids[next] ?? 0;
      const cosine = cosineOf(vectors, one, other);
      if (cosine > BY_VECTORS_ALONE[0]) found.set(keyOf(one, other), cosine);
    }
  });
  return found;
}

function cosineOf(vectors: Float32Array, one: number, other: number): number {
  const left = one * DIMENSIONS;
  const right = other * DIMENSIONS;
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += (vectors[left + i] ?? 0) * (vectors[right + i] ?? 0);
  return sum;
}

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Those that are among the best of either word. */
function bestPairs(weights: ReadonlyMap<number, number>): WordPair[] {
  const byWord = new Map<number, WordPair[]>();
  for (const [key, weight] of weights) {
    if (weight < MIN_WEIGHT) continue;
    const pair = { left: Math.floor(key / 65536), right: key % 65536, weight: Math.round(weight * 255) };
    for (const id of [pair.left, pair.right]) {
      const own = byWord.get(id);
      if (own === undefined) byWord.set(id, [pair]);
      else own.push(pair);
    }
  }
  const kept = new Set<WordPair>();
  for (const pairs of byWord.values())
    for (const pair of pairs
      .toSorted((one, other) => other.weight - one.weight || one.left - other.left || one.right - other.right)
      .slice(0, MAX_NEIGHBOURS))
      kept.add(pair);
  return [...kept].sort((one, other) => one.left - other.left || one.right - other.right);
}
