import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { readSections } from '#language/thesauri.ts';
import { makeThesaurus } from '../../question/related-words/thesaurus.ts';
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

test('the page counts where a field knows the question', () => {
  const index = buildFileIndex(
    [{ number: 1, text: 'The security deposit is held by the agent until the end of the lease.' }],
    'en',
  );
  const [without, known] = ['', '[field lettings]\nbond: security deposit'].map((text) => {
    const words = makeThesaurus(readSections(text), 'en');
    const [topAnswer] = collectCandidates(
      index,
      rankFile(index, 'How much bond is held?', { words }),
      null,
      undefined,
    );
    return topAnswer;
  });
  expect(without?.boost).toBe(0);
  expect(known?.boost).toBeGreaterThan(0);
  expect(known?.score).toBeCloseTo(scoreFeatures(known?.features as CandidateFeatures) + (known?.boost ?? 0));
});
