import { expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../ranking/rank-file.ts';
import type { VocabularyPack } from '../ranking/vocabulary.ts';
import type { CandidateSigns } from './candidate-signs.ts';
import { collectCandidates } from './candidates.ts';
import { weighPage, weighSigns } from './weigh-signs.ts';

test('a page adds more where sentences tell less than it does', () => {
  const plain = weighPage(0.5, { isKnownField: false, language: 'en' });
  expect(plain).toBe(0);
  expect(weighPage(0.5, { isKnownField: true, language: 'en' })).toBeGreaterThan(plain);
  expect(weighPage(0.5, { isKnownField: false, language: 'zh' })).toBeGreaterThan(plain);
  expect(weighPage(1, { isKnownField: false, language: 'ja' })).toBeGreaterThan(
    weighPage(0.5, { isKnownField: false, language: 'ja' }),
  );
});

test('the page counts where a vocabulary pack knows the question', () => {
  const pack: VocabularyPack = {
    name: 'lettings',
    language: 'en',
    synonyms: [{ asked: ['bond'], printed: ['security deposit'] }],
    quantities: [],
  };
  const index = buildFileIndex(
    [{ number: 1, text: 'The security deposit is held by the agent until the end of the lease.' }],
    'en',
  );
  const [without, known] = [[], [pack]].map((packs) => {
    const [lead] = collectCandidates(
      index,
      rankFile(index, 'How much bond is held?', packs),
      null,
      undefined,
    );
    return lead;
  });
  expect(without?.added).toBe(0);
  expect(known?.added).toBeGreaterThan(0);
  expect(known?.score).toBeCloseTo(weighSigns(known?.signs as CandidateSigns) + (known?.added ?? 0));
});
