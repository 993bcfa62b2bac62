import { expect, test } from 'vitest';
import { confidenceOfRange, type Page, pageText } from '#document/index.ts';
import { makePassageLookup } from '../retrieval/passages.ts';
import { verifyAnswer } from './verify-answer.ts';
import type { DraftClaim } from '../extraction/draft.ts';

/** A page of a scan; each word with how surely it was read. */
const scanOf = (...rows: (readonly [word: string, confidence: number])[][]): Pick<Page, 'lines'> => ({
  lines: rows.map((row) => {
    let text = '';
    const words = row.map(([word, confidence]) => {
      const start = text === '' ? 0 : text.length + 1;
      text = text === '' ? word : `${text} ${word}`;
      return { start, end: text.length, box: [0, 0, 100, 100] as const, confidence };
    });
    return { text, words };
  }),
});
const pages = [
  scanOf([
    ['The', 95],
    ['v', 12],
    ['_hapter', 41],
    ['=:', 22],
  ]),
  scanOf([
    ['The', 96],
    ['deposit', 64],
    ['is', 97],
    ['returned.', 91],
  ]),
];
const textOf = (page: number) => pages[page - 1] && pageText(pages[page - 1] ?? { lines: [] });
const lookup = makePassageLookup(textOf, (page, range) =>
  confidenceOfRange(pages[page - 1] ?? { lines: [] }, range),
);
const claimOf = (page: number): DraftClaim => {
  const text = textOf(page) ?? '';
  return { text, citations: [{ passageId: `p${page}.0-${text.length}`, quote: text }] };
};
const verify = (...claims: DraftClaim[]) => verifyAnswer({ kind: 'answer', claims }, lookup);

test('a quote tells how surely its least sure word was read', () => {
  expect(verify(claimOf(2))).toMatchObject({ kind: 'answer', citations: [{ confidence: 64 }] });
});

test('a quote with a word that was read too unsurely is no answer, and what was read surely goes first', () => {
  expect(verify(claimOf(1))).toMatchObject({ kind: 'closest', citations: [{ confidence: 12 }] });
  const further = { ...claimOf(2), isSupporting: true };
  expect(verify(claimOf(1), further)).toMatchObject({
    kind: 'closest',
    claims: [{ text: 'The deposit is returned.', citations: [1] }, { citations: [0] }],
    pages: [2, 1],
  });
});

test('beside a top answer that was read surely it is no part of the answer', () => {
  const { kind, claims } = verify(claimOf(2), claimOf(1));
  expect(kind).toBe('answer');
  expect(claims.map(({ isSupporting = false }) => isSupporting)).toEqual([false, true]);
});

test('what is not shown of a quote does not count', () => {
  const text = textOf(1) ?? '';
  const part = { passageId: `p1.0-${text.length}`, quote: 'The v _hapter', isPart: true };
  expect(verify({ text: 'The', citations: [part] }).citations[0]?.confidence).toBe(12);
  expect(confidenceOfRange(pages[0] ?? { lines: [] }, { start: 0, end: 3 })).toBe(95);
  expect(confidenceOfRange({ lines: [] }, { start: 0, end: 3 })).toBeUndefined();
});
