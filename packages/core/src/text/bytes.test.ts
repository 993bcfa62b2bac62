import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter, readVarints } from './bytes.ts';
import { findInLexicon, makeLexicon } from '#answers/file-index/lexicon.ts';

test('numbers come back as they were written', () => {
  assert(
    property(array(nat(4_000_000)), (numbers) => {
      const writer = new ByteWriter();
      for (const number of numbers) writer.writeVarint(number);
      const bytes = writer.toBytes();
      const read = new Uint32Array(bytes.length);
      expect([...read.subarray(0, readVarints(bytes, 0, bytes.length, read))]).toEqual(numbers);
    }),
  );
});

test('a lexicon finds every string it holds and no other', () => {
  const terms = ['', 'a', 'ab', 'abc', 'b', 'zoë', '公司', '😀'].sort();
  const lexicon = makeLexicon(terms);
  expect(terms.map((term) => findInLexicon(lexicon, term))).toEqual(terms.map((_, id) => id));
  expect(['abcd', 'c', '公'].map((term) => findInLexicon(lexicon, term))).toEqual([-1, -1, -1]);
});
