import { readSections } from '#language/thesauri.ts';
import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { makeThesaurus } from '../../question/related-words/thesaurus.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { collectCandidates } from '../candidates/candidates.ts';
import { readAsked } from '../../question/asked-type/read-asked.ts';

const words = makeThesaurus(readSections('lawsuit, litigation'), 'en');

function candidates(
  pages: readonly string[],
  question: string,
  language = 'en',
  relations: WordRelations | null = words,
) {
  const index = buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    language,
  );
  const asked = readAsked(question, language);
  return collectCandidates(index, rankFile(index, question, { words: relations ?? undefined }), asked, {
    words: relations ?? undefined,
    readsAll: true,
  }).candidates;
}

function find(all: readonly Candidate[], part: string): Candidate {
  const found = all.find(({ text }) => text.includes(part));
  if (found === undefined) throw new Error(`no candidate has ${part}`);
  return found;
}

describe('the features of a candidate', () => {
  const LEASE = [
    'The rent is due on the first day of each month. It is paid to the account of the landlord. The garden is open to all tenants at any hour of the day. The deposit is paid back at the end. The rent does not include heating.',
    'Payments were late in some years. The first payment of the year was late as well.',
  ];

  test('tell how near the words of the question stand, and how early', () => {
    const all = candidates(LEASE, 'When is the rent due?');
    const own = find(all, 'first day').features;
    const next = find(all, 'landlord').features;
    const other = find(all, 'The deposit').features;
    expect(own.near).toBeCloseTo(1);
    expect(next.near).toBeLessThan(own.near);
    expect(next.near).toBeGreaterThan(other.near);
    expect(own.early).toBe(1);
  });

  test('tell what means nearly the same, where the words of the language are known', () => {
    const texts = ['We lost the lawsuit in May. The garden is open in May.'];
    const lawsuit = find(candidates(texts, 'What litigation is there?'), 'lawsuit');
    expect(lawsuit.features.similar).toBeGreaterThan(0);
    const unknown = candidates(texts, 'What lawsuit is there?', 'en', null);
    expect(find(unknown, 'lawsuit').features).toMatchObject({ similar: 0 });
  });

  test('tell rare words of a candidate from those that its rivals have too', () => {
    const all = candidates(LEASE, 'Does the rent include heating?');
    expect(find(all, 'heating').features.distinctiveness).toBeGreaterThan(
      find(all, 'first day').features.distinctiveness,
    );
  });
});

test('an item that nothing introduces can be claimed', () => {
  const all = candidates(
    [
      'Highlights\n• Closed on the sale of the Mirage for $1.1 billion in cash\n• Awarded a new gaming concession for ten years in Macau',
    ],
    'How much was paid for the sale of the Mirage?',
  );
  expect(all[0]?.text).toContain('$1.1 billion');
});

test('a page is read in its own language', () => {
  const english =
    'The manual describes how the installer works and what it needs. It is written for all users of the system. ';
  const polish =
    'Autorem tego podręcznika (manual) jest Jan Kowalski. Podręcznik opisuje, jak działa instalator i co jest do tego potrzebne.';
  const all = candidates([english.repeat(3), polish], 'Kto jest autorem tego podręcznika (manual) ?', 'en');
  expect(find(all, 'Kowalski').language).toBe('pl');
  expect(find(all, 'installer works').language).toBe('en');
});

test('names without capitals count less than those that a capital shows', () => {
  const [english, chinese] = [
    find(candidates(['The treaty was signed in Geneva in 1954.'], 'Where was the treaty signed?'), '1954'),
    find(candidates(['条约于1954年在中国北京市签署。'], '条约在哪里签署？', 'zh'), '1954'),
  ];
  expect(english?.features.fit).toBeGreaterThan(0.5);
  expect(chinese?.features.fit).toBeGreaterThan(0);
  expect(chinese?.features.fit).toBeLessThanOrEqual(0.4);
});
