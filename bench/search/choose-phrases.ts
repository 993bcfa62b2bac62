import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DATA } from '@recto/testing/test-data';

/**
 * Chooses the phrases of `phrases.json`, once: two to five words of contracts that stand in one to three of the first 300
 * files. By chance from a fixed seed, so that nobody chooses what is found well.
 */
const FILES = 300;
const PHRASES = 40;
const MAX_FILES = 3;
const FUNCTION_WORDS =
  /^(?:the|of|and|or|to|in|a|an|by|for|with|on|at|is|be|shall|that|this|as|any|such|its|it)$/;

const folder = join(TEST_DATA, 'contracts/txt');
const names = readdirSync(folder).toSorted().slice(0, FILES);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words of a sentence, with nothing but spaces between them. */
const RUN = /[a-z]+(?:\s+[a-z]+)+/g;
const originals = names.map((name) => readFileSync(join(folder, name), 'utf8').toLowerCase());
const texts = originals.map((text) => ` ${wordsOf(text).join(' ')} `);

let seed = 20_260;
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};

const phrases: { phrase: string; files: string[] }[] = [];
while (phrases.length < PHRASES) {
  const runs = originals[chance(originals.length)]?.match(RUN) ?? [];
  const words = wordsOf(runs[chance(Math.max(1, runs.length))] ?? '');
  const length = 2 + (phrases.length % 4);
  const from = chance(Math.max(1, words.length - length));
  const chosen = words.slice(from, from + length);
  if (
    chosen.length < length ||
    [chosen[0], chosen.at(-1)].some((word = '') => word.length < 4 || FUNCTION_WORDS.test(word))
  )
    continue;
  const phrase = chosen.join(' ');
  const files = names.filter((_, at) => texts[at]?.includes(` ${phrase} `));
  if (files.length <= MAX_FILES && !phrases.some((other) => other.phrase === phrase))
    phrases.push({ phrase, files });
}
writeFileSync(join(import.meta.dirname, 'phrases.json'), `${JSON.stringify(phrases, null, 2)}\n`);
