import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stemEnglish } from '#language/en/stem.ts';
import { encodeUtf8 } from '#text/utf8.ts';
import { decodeWords, encodeWords, UnknownWordDataError } from './word-tables.ts';
import { makeWordsOf } from './index.ts';
import { makeWordRelations } from './word-relations.ts';

const english = makeWordRelations(readFileSync(new URL('./english.bin', import.meta.url)));
const similarity = (left: string, right: string) => english.similarity(stemEnglish(left), stemEnglish(right));

test.each([
  ['employee', 'worker'],
  ['car', 'vehicle'],
  ['end', 'terminate'],
  ['end', 'expire'],
  ['buy', 'acquire'],
  ['buy', 'purchase'],
  ['pay', 'salary'],
  ['lawsuit', 'litigation'],
  ['price', 'cost'],
  ['revenue', 'sales'],
  ['forbid', 'prohibit'],
  ['house', 'dwelling'],
])('%s and %s mean nearly the same', (left, right) => {
  expect(similarity(left, right)).toBeGreaterThan(0.25);
  expect(similarity(right, left)).toBe(similarity(left, right));
});

test.each([
  ['April', 'June'],
  ['two', 'three'],
  ['million', 'billion'],
  ['France', 'Germany'],
  ['increase', 'decrease'],
  ['buyer', 'seller'],
  ['landlord', 'tenant'],
  ['employer', 'employee'],
  ['minimum', 'maximum'],
  ['red', 'blue'],
  ['truck', 'car'],
  ['dollar', 'euro'],
  ['day', 'month'],
])('%s and %s do not, however alike their surroundings are', (left, right) => {
  expect(similarity(left.toLowerCase(), right.toLowerCase())).toBeLessThan(0.1);
});

test('a word is the same as itself, and nothing to one that is not known', () => {
  expect(similarity('car', 'car')).toBe(1);
  expect(similarity('car', 'qqxyz')).toBe(0);
  expect(english.relatedOf('qqxyz')).toEqual([]);
  expect(english.vectorOf('qqxyz')).toBeUndefined();
});

test('the nearest words come first, and every part of speech of a word is among them', () => {
  const related = english.relatedOf(stemEnglish('buy'));
  expect(related[0]?.stem).toBe(stemEnglish('purchase'));
  expect(related.map(({ stem }) => stem)).toContain(stemEnglish('buyer'));
  for (const { stem, weight } of related) expect(english.similarity('buy', stem)).toBe(weight);
});

test('vectors are near for words of like surroundings', () => {
  const cosine = (left: string, right: string) => {
    const [one = [], other = []] = [left, right].map((word) => [
      ...(english.vectorOf(stemEnglish(word)) ?? []),
    ]);
    return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
  };
  expect(cosine('doctor', 'hospital')).toBeGreaterThan(0.4);
  expect(cosine('doctor', 'invoice')).toBeLessThan(0.2);
});

const centroids = Float32Array.from({ length: 256 * 4 }, (_, i) => i);
const made = encodeWords(
  ['car', 'care', 'vehicl'],
  { dimensions: 4, parts: 2, centroids, codes: Uint8Array.of(0, 1, 2, 3, 4, 255) },
  [
    { left: 0, right: 2, weight: 204 },
    { left: 1, right: 2, weight: 51 },
  ],
);

test('what is written is read again, wherever it lies in its buffer', () => {
  const shifted = new Uint8Array(made.length + 1);
  shifted.set(made, 1);
  for (const bytes of [made, shifted.subarray(1)]) {
    const words = makeWordRelations(bytes);
    expect(words.relatedOf('vehicl')).toEqual([
      { stem: 'car', weight: 0.8 },
      { stem: 'care', weight: 0.2 },
    ]);
    expect(words.similarity('car', 'care')).toBe(0);
    expect(words.vectorOf('vehicl')).toEqual(Float32Array.of(8, 9, 1022, 1023));
  }
});

test('other bytes are refused', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(64), made.slice(0, -1)])
    expect(() => decodeWords(bytes)).toThrow(UnknownWordDataError);
});

test('files are read once, only for their language, and joined', () => {
  const asked: string[] = [];
  const wordsOf = makeWordsOf((specifier) => {
    asked.push(specifier);
    return specifier.endsWith('.bin') ? made : encodeUtf8('# transport\ncar, automobile\n');
  });
  expect(wordsOf('it')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(wordsOf('en')).toBe(wordsOf('en'));
  expect(asked).toEqual(['@recto/core/words/english.bin', '@recto/core/language/en/thesaurus.txt']);
  expect(
    wordsOf('en')
      ?.relatedOf('car')
      .map(({ stem }) => stem),
  ).toEqual(['vehicl', 'automobil']);
  expect(wordsOf('en')?.knows('care')).toBe(true);
  expect(wordsOf('en')?.hasVocabulary).toBe(true);
});
