import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stemEnglish } from '../../packages/core/src/language/en/stem.ts';
import { stopWordsOf } from '../../packages/core/src/sentences/stop-words.ts';

const FILES = ['noun', 'verb', 'adj', 'adv'] as const;
/** Adjective satellites stand with the adjectives. */
const LETTERS: Readonly<Record<string, string>> = { n: 'n', v: 'v', a: 'a', s: 'a', r: 'r' };
/** How keys of senses number the parts of speech. */
const NUMBERS: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };

interface Pointer {
  readonly symbol: string;
  readonly target: string;
  /** Places of words in their synsets, from 1; 0 for all. */
  readonly fromWord: number;
  readonly toWord: number;
}

export interface Synset {
  readonly id: string;
  readonly lemmas: readonly string[];
  readonly pointers: readonly Pointer[];
  /** The words of its explanation, without examples. */
  readonly explanation: ReadonlySet<string>;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** How usual a synset is for a lemma, 0..1: 1 for the most usual of its part of speech and all others. */
  usualness(lemma: string, synset: string): number;
  /** The same within its part of speech. */
  shareInPart(lemma: string, synset: string): number;
}

/** The data files of WordNet 3.0 (wndb(5WN)). */
export function readWordNet(folder: string): WordNet {
  const read = (name: string) => readFileSync(path.join(folder, name), 'latin1').split('\n');
  const synsets = new Map<string, Synset>();
  for (const file of FILES)
    for (const line of read(`data.${file}`)) {
      const synset = /^\d{8} /.test(line) ? readSynset(line) : null;
      if (synset !== null) synsets.set(synset.id, synset);
    }
  const counts = readCounts(read('cntlist.rev'));
  const usualness = new Map<string, number>();
  const shares = new Map<string, number>();
  const byLemma = new Map<string, { key: string; count: number }[]>();
  for (const file of FILES)
    for (const line of read(`index.${file}`)) {
      if (!/^[a-z]/.test(line)) continue;
      const [lemma = '', pos = '', , pointers] = line.split(' ');
      const senses = line
        .trim()
        .split(' ')
        .slice(6 + Number(pointers));
      // Senses that nobody counted fall off with their rank.
      const own = senses.map((offset, at) => ({
        key: `${lemma} ${pos}${offset}`,
        count: (counts.get(`${lemma} ${pos} ${at + 1}`) ?? 0) + 1 / (at + 1),
      }));
      addShares(shares, own);
      byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), ...own]);
    }
  for (const senses of byLemma.values()) addShares(usualness, senses);
  return {
    synsets,
    usualness: (lemma, synset) => usualness.get(`${lemma.toLowerCase()} ${synset}`) ?? 0,
    shareInPart: (lemma, synset) => shares.get(`${lemma.toLowerCase()} ${synset}`) ?? 0,
  };
}

/** Each count as a share of the highest. */
function addShares(shares: Map<string, number>, senses: readonly { key: string; count: number }[]): void {
  const highest = Math.max(...senses.map(({ count }) => count));
  for (const { key, count } of senses) shares.set(key, count / highest);
}

function readSynset(line: string): Synset {
  const [data = '', gloss = ''] = line.split(' | ');
  const fields = data.split(' ');
  const words = Number.parseInt(fields[3] ?? '0', 16);
  const lemmas = Array.from({ length: words }, (_, at) => (fields[4 + at * 2] ?? '').replace(/\(.*\)$/, ''));
  const start = 4 + words * 2;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, at) => {
    const [symbol = '', offset = '', pos = '', ends = ''] = fields.slice(
      start + 1 + at * 4,
      start + 5 + at * 4,
    );
    return {
      symbol,
      target: `${LETTERS[pos]}${offset}`,
      fromWord: Number.parseInt(ends.slice(0, 2), 16),
      toWord: Number.parseInt(ends.slice(2), 16),
    };
  });
  return {
    id: `${LETTERS[fields[2] ?? '']}${fields[0]}`,
    lemmas,
    pointers,
    explanation: wordsOf(gloss.split('; "')[0] ?? ''),
  };
}

const wordsOf = (text: string): Set<string> => {
  const stopWords = stopWordsOf('en');
  return new Set((text.match(/[a-z]+/g) ?? []).filter((word) => !stopWords.has(word)).map(stemEnglish));
};

/** How often each sense of a lemma was met in tagged texts. */
function readCounts(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, lemma, type, sense, count] = /^([^%]+)%(\d)\S+ (\d+) (\d+)$/.exec(line) ?? [];
    if (lemma !== undefined) counts.set(`${lemma} ${NUMBERS[type ?? '']} ${sense}`, Number(count));
  }
  return counts;
}
