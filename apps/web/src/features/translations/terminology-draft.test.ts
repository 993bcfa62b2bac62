import { parseTerms } from '@recto/contract/parse-terms';
import { expect, test } from 'vitest';
import { isHalf, languagesOf, mergeTerms, toDraft, toTerms, toTsv } from './terminology-draft.ts';

const KNOWN = [
  { de: 'Abnahme', en: 'acceptance' },
  { de: 'Entgelt', en: 'fee', fr: 'redevance' },
].map(toDraft);

test('an import adds what is new and changes what says something else, by the first column of the file', () => {
  const merged = mergeTerms(
    KNOWN,
    [
      { de: 'Abnahme', en: 'acceptance' },
      { de: 'entgelt', en: 'charge' },
      { de: 'Mieter', en: 'lessee' },
    ],
    'de',
  );
  expect({ ...merged, terms: merged.terms.map(({ texts }) => texts) }).toEqual({
    added: 1,
    changed: 1,
    unchanged: 1,
    terms: [
      { de: 'Abnahme', en: 'acceptance' },
      { de: 'entgelt', en: 'charge', fr: 'redevance' },
      { de: 'Mieter', en: 'lessee' },
    ],
  });
});

test('rows that are empty are not kept, and a term in one language only is not a term', () => {
  const drafts = [...KNOWN, toDraft({}), toDraft({ de: '  ' })];
  expect(toTerms(drafts)).toHaveLength(2);
  expect(drafts.some(isHalf)).toBe(false);
  expect(isHalf(toDraft({ de: 'Miete', en: ' ' }))).toBe(true);
});

test('what is downloaded can be imported again', () => {
  const texts = KNOWN.map((one) => one.texts);
  const languages = languagesOf(texts);
  expect(languages).toEqual(['en', 'de', 'fr']);
  const { terms, broken } = parseTerms(toTsv(texts, languages));
  expect([terms.map((term) => term.texts), broken]).toEqual([texts, []]);
});
