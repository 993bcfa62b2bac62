import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnspacedScript } from '#document/placed-word.ts';
import { type Tokens, WordReader } from '#comparison/prepare/read-words.ts';

const startsOf = (lines: readonly string[]) => {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return Int32Array.from(starts);
};

function readAll(...texts: readonly string[]) {
  const reader = new WordReader();
  const read = texts.map((text) => {
    const tokens = reader.read(text, startsOf(text.split('\n')));
    return { tokens, cut: cutOut(text, tokens) };
  });
  return { read, names: reader.vocabulary.names };
}

const cutOut = (text: string, { starts, ends }: Tokens) =>
  Array.from(starts, (start, at) => text.slice(start, ends[at]));

/** The same, as the definition says it: runs of letters, marks and digits, and single characters. */
function cutPlainly(text: string): string[] {
  const isSingle = (character: string) => isUnspacedScript(character.codePointAt(0) ?? 0);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}_]+|\S/gu)].flatMap(([run]) =>
    [...run].reduce<string[]>((tokens, character, at, characters) => {
      const goesOn = at > 0 && !isSingle(character) && !isSingle(characters[at - 1] ?? '');
      if (goesOn) tokens.push((tokens.pop() ?? '') + character);
      else tokens.push(character);
      return tokens;
    }, []),
  );
}

const character = fc.constantFrom(
  'a',
  'B',
  'é',
  '7',
  '_',
  '.',
  '-',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '中',
  'の',
  'ق',
  '𝒜',
  '𠀀',
  '😀',
  '\ud800',
  '\udc00',
);

test('texts are cut as the definition of a word says, and each word has one number', () => {
  const text = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { read, names } = readAll(one, other);
      for (const [at, { tokens, cut }] of read.entries()) {
        expect(cut).toEqual(cutPlainly([one, other][at] ?? ''));
        expect(Array.from(tokens.words, (word) => names[word])).toEqual(cut);
      }
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('lines know their tokens', () => {
  const { read } = readAll('one two\n\nthree');
  expect([...(read[0]?.tokens.lineOf ?? [])]).toEqual([0, 0, 2]);
});

test('many words, long ones and those that objects have by themselves are words like others', () => {
  const words = [
    ...Array.from({ length: 20_000 }, (_, at) => `w${at}`),
    'x'.repeat(100_000),
    'constructor',
    'toString',
    '__proto__',
  ];
  const { read, names } = readAll(words.join(' '), words.toReversed().join('\n'));
  expect(names).toEqual(words);
  expect([...(read[1]?.tokens.words ?? [])]).toEqual([...words.keys()].toReversed());
});
