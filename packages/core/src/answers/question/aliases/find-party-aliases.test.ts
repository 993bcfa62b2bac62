import { expect, test } from 'vitest';
import { draftAnswer } from '../../extraction/drafting/draft-answer.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { findPartyAliases } from './find-party-aliases.ts';

const indexOf = (...texts: readonly string[]) =>
  buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    'en',
  );

const AGREEMENT = indexOf(
  `This agreement is made between Northmere Logistics Ltd, a company registered in England whose office is in
Hull (the “Customer”), and Calder & Voss Consulting GmbH (hereinafter the “Supplier”).`,
  'The Customer shall pay within thirty days. The Customer may withhold payment. The Customer insures its goods.',
  'The Supplier shall repair faults within two days. The Supplier keeps records. The Supplier insures its people.',
);

/** Knows all words but names. */
const WORDS: WordRelations = {
  hasVocabulary: true,
  knows: (stem) => !['northmer', 'calder', 'voss'].includes(stem),
  relatedOf: () => [],
  inPhrasesOf: () => new Map(),
  fields: [],
};
const aliasesOf = (question: string, index = AGREEMENT) =>
  findPartyAliases(index, question, WORDS).map(({ typed, meant }) => `${typed} → ${meant}`);

test.each([
  ['When must Northmere Logistics pay?', ['Northmere Logistics → Customer']],
  ['When must Northmere Logistics Ltd pay?', ['Northmere Logistics → Customer']],
  ['when must northmere pay', ['northmere → Customer']],
  ['What must Calder & Voss Consulting repair?', ['Calder & Voss Consulting → Supplier']],
  ['When must the Customer, Northmere Logistics, pay?', []],
  ['Where do logistics stand?', []],
])('%s', (question, aliases) => {
  expect(aliasesOf(question)).toEqual(aliases);
});

test('a role of two parties is neither, and a name that is used as often stays', () => {
  const two = indexOf(
    'Example Ltd (the "Company") sells. Sample Ltd (the "Company") buys. The Company acts. The Company ends. The Company.',
  );
  expect(aliasesOf('What does Example sell?', two)).toEqual([]);
  const named = indexOf('Example Ltd (the "Company") sells. Example buys. The Company acts.');
  expect(aliasesOf('What does Example sell?', named)).toEqual([]);
});

test('what the document says of the role answers a question about the name', () => {
  const ranking = rankFile(AGREEMENT, 'Within how many days shall Northmere Logistics pay?');
  expect(ranking.corrections).toEqual([{ typed: 'Northmere Logistics', meant: 'Customer' }]);
  expect(ranking.pages[0]?.page).toBe(2);
  expect(draftAnswer(AGREEMENT, ranking).claims[0]?.text).toBe('The Customer shall pay within thirty days.');
});
