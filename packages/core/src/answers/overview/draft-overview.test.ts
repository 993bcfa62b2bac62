import { describe, expect, it } from 'vitest';
import type { Page } from '#document/document.ts';
import { OutlineBuilder } from '#outline/outline-builder.ts';
import { overviewQuestion } from '../question/asked-type/about-document.ts';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { findPageText } from '../file-index/file-index.ts';
import { makePassageLookup } from '../retrieval/passages.ts';
import { verifyAnswer } from '../verification/verify-answer.ts';
import { draftOverview } from './draft-overview.ts';

const TEXTS = [
  `Handbook of the rowing club
Anna Berg
3 May 2021
This handbook describes how members of the rowing club keep and share their boats.
The boats of the rowing club belong to all of its members and are kept in two houses at the river.
Copyright © 2021 The Rowing Club. All rights reserved.`,
  `Members of the club who take out boats of the club write their names in the book of the boat house.
However, it was raining on that day and nobody went out on the river at all.
Whoever damages boats of the club tells the keeper of the boat house on the same day.
See page 7 for what members of the club pay for the boats that they have damaged.
Fees of members are due in January, and those of guests on the day on which boats are taken.`,
];

function overviewOf(texts: readonly string[], question = overviewQuestion('en')) {
  const builder = new OutlineBuilder('en');
  texts.forEach((text, at) =>
    builder.add({
      number: at + 1,
      width: 0,
      height: 0,
      state: 'text',
      lines: text.split('\n').map((line) => ({ text: line, words: [] })),
    } satisfies Page),
  );
  const index = buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    'en',
  );
  const draft = draftOverview(index, question, builder.finish());
  return {
    draft,
    answer: verifyAnswer(
      draft,
      makePassageLookup((page) => findPageText(index, page)),
    ),
  };
}

describe('what a document is about', () => {
  it('is told by its facts, what it says of itself and the sentences that say most, each with its place', () => {
    const { draft, answer } = overviewOf(TEXTS);
    expect(answer.kind).toBe('answer');
    expect(answer.claims).toHaveLength(draft.claims.length);
    const [topAnswer, telling, ...others] = answer.claims.map(({ text }) => text);
    expect(topAnswer).toBe('Handbook of the rowing club · Anna Berg · 3 May 2021');
    expect(telling).toBe(
      'This handbook describes how members of the rowing club keep and share their boats.',
    );
    expect(others).toHaveLength(3);
    for (const claim of answer.claims) expect(claim.citations.length).toBeGreaterThan(0);
  });

  it('has no sentence that does not stand in it, none that needs the one before, and no notices', () => {
    const whole = TEXTS.join('\n').replace(/\s+/g, ' ');
    for (const { text } of overviewOf(TEXTS).answer.claims.slice(1)) {
      expect(whole).toContain(text);
      expect(text).not.toMatch(/^(?:However|See|Copyright)/);
    }
  });

  it('comes close at best where nothing says what the document is', () => {
    expect(overviewOf([TEXTS[1] ?? '']).draft.kind).toBe('closest');
    expect(overviewOf(['']).draft).toEqual({ kind: 'none', claims: [] });
  });
});
