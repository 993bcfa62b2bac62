import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import type { VocabularyPack } from '../../question/vocabulary-packs/vocabulary-pack.ts';
import type { CandidateFeatures } from './candidate-features.ts';
import { collectCandidates } from '../candidates/candidates.ts';
import { boostOfPage, scoreFeatures } from './score-features.ts';

test('a page adds more where sentences tell less than it does', () => {
  const plain = boostOfPage(0.5, { isKnownField: false, language: 'en' });
  expect(plain).toBe(0);
  expect(boostOfPage(0.5, { isKnownField: true, language: 'en' })).toBeGreaterThan(plain);
  expect(boostOfPage(0.5, { isKnownField: false, language: 'zh' })).toBeGreaterThan(plain);
  expect(boostOfPage(1, { isKnownField: false, language: 'ja' })).toBeGreaterThan(
    boostOfPage(0.5, { isKnownField: false, language: 'ja' }),
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
    const [topAnswer] = collectCandidates(
      index,
      rankFile(index, 'How much bond is held?', packs),
      null,
      undefined,
    );
    return topAnswer;
  });
  expect(without?.boost).toBe(0);
  expect(known?.boost).toBeGreaterThan(0);
  expect(known?.score).toBeCloseTo(scoreFeatures(known?.features as CandidateFeatures) + (known?.boost ?? 0));
});
