import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { findCandidates } from '../drafting/draft-answer.ts';

const LEASE =
  'The rent of the garden house is due on 4 May 2026. The oven was built in 1912. The deposit is paid back at the end. Dogs are kept on a lead. The roof was mended by a miller.';

function find(question: string, readsAll: boolean) {
  const index = buildFileIndex([{ number: 1, text: LEASE }], 'en');
  return findCandidates(index, rankFile(index, question), undefined, readsAll);
}

test('what cannot come to the top is not read closely, and what can is read as it would be among all', () => {
  const question = 'When is the rent of the garden house due?';
  const all = find(question, true);
  const { candidates, others } = find(question, false);
  expect(all.others).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
  expect(candidates.length + others.length).toBe(all.candidates.length);
  expect(candidates[0]).toEqual(all.candidates[0]);
});
