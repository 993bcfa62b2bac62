import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { scoreUnits } from './bm25.ts';
import { inverseDocumentFrequency } from '../file-index/inverse-document-frequency.ts';
import { makeOccurrenceFinder } from '../file-index/occurrences.ts';
import { type FileIndex, findPageText } from '../file-index/file-index.ts';
import { makePassageLookup } from './passages.ts';
import { readSections } from '#language/thesauri.ts';
import { asksForKnownQuantity, findSynonyms } from '../question/related-words/field-words.ts';
import { makeThesaurus } from '../question/related-words/thesaurus.ts';
import type { RelatedWord, WordRelations } from '../question/related-words/word-relations.ts';
import { rankFile } from './rank-file.ts';
import { rankPages, scoreFile } from './rank-pages.ts';
import { makeLineUnits, makePageUnits, makeWindowUnits } from './divisions.ts';

const indexOf = (texts: readonly string[], language = 'en') =>
  buildFileIndex(
    texts.map((text, pageIndex) => ({ number: pageIndex + 1, text })),
    language,
  );

const FILLER = 'The weather was mild and the garden was full of roses and tulips.';

/** Of made-up words: no field of the product is needed to prove what fields do. */
const readWords = (text: string) => makeThesaurus(readSections(text), 'en');
const NONE = readWords('');
const FIELD = readWords('[field made-up]\nzorp, z&p: purchases of sprockets, sprockets net\nzorpage');

/** Made up as well: dwellings are houses, more or less. */
const RELATED: Readonly<Record<string, readonly RelatedWord[]>> = {
  dwell: [
    { stem: 'hous', weight: 0.8 },
    { stem: 'cottag', weight: 0.4 },
    { stem: 'igloo', weight: 0.4 },
  ],
};
const WORDS: WordRelations = {
  relatedOf: (stem) => RELATED[stem] ?? [],
  hasVocabulary: true,
  knows: () => true,
  inPhrasesOf: () => new Map(),
  fields: [],
};

const rank = (index: FileIndex, question: string, words = NONE) =>
  rankPages(scoreFile(index, question, words));

const best = (texts: readonly string[], question: string, language = 'en') =>
  rank(indexOf(texts, language), question)[0]?.page;

describe('the best page', () => {
  test('is the one that speaks of the question', () => {
    expect(best([FILLER, 'Our headquarters are in Chicago.', FILLER], 'Where is the headquarters?')).toBe(2);
  });

  test('may say it in words that a field knows', () => {
    const texts = [FILLER, 'Income\nSales\t90\t80', 'Cash flows\nPurchases of sprockets\t(1,577)\t(1,373)'];
    const question = 'What was the zorp?';
    expect(rank(indexOf(texts), question, FIELD)[0]?.page).toBe(3);
    expect(rank(indexOf(texts), question).find(({ page }) => page === 3)?.score).toBe(0);
  });

  test("may use words that mean nearly the same, where it does not use the question's own", () => {
    const question = 'Who owns the dwelling?';
    const pagesOf = (texts: readonly string[], words = WORDS) =>
      rank(indexOf(texts), question, words).filter(({ score }) => score > 0);
    const house = 'The house is yellow.';
    const cottage = 'The cottage is yellow.';
    expect(pagesOf([FILLER, cottage, house]).map(({ page }) => page)).toEqual([3, 2]);
    expect(rank(indexOf([FILLER, house]), question)[0]?.score).toBe(0);
    // The word itself counts more than its relatives do.
    expect(pagesOf([FILLER, house, 'The dwelling is yellow.', cottage]).map(({ page }) => page)).toEqual([
      3, 2, 4,
    ]);
    // A field that knows the question knows better.
    const { fields } = readWords('[field lettings]\ndwelling: premises');
    expect(pagesOf([FILLER, house], { ...WORDS, fields })).toEqual([]);
  });

  test('may use other forms of the words', () => {
    expect(best([FILLER, 'Компании получили прибыль.', FILLER], 'прибылью компаний', 'ru')).toBe(2);
    expect(best(['天气很好。', '黑豹队的防守丢了三百分。'], '黑豹队丢了多少分？', 'zh')).toBe(2);
  });

  test('is the earlier of two equal ones', () => {
    expect(best([FILLER, FILLER], 'roses')).toBe(1);
  });
});

test('a file without pages or without words ranks nothing, without failing', () => {
  expect(rank(indexOf([]), 'anything')).toEqual([]);
  expect(rank(indexOf(['', '']), 'anything at all?').map(({ score }) => score)).toEqual([0, 0]);
  expect(rank(indexOf([FILLER]), '???')).toHaveLength(1);
  expect(rankFile(indexOf(['', '']), 'anything at all?')).toMatchObject({ pages: [], passages: [] });
});

test('a field knows whole words', () => {
  expect(findSynonyms('What is the Z&P?', FIELD.fields)).toEqual(['purchases of sprockets', 'sprockets net']);
  expect(findSynonyms('Which bezorped things grow?', FIELD.fields)).toEqual([]);
  expect(asksForKnownQuantity('And the zorpage?', FIELD.fields)).toBe(true);
  expect(asksForKnownQuantity('And the zorpages?', FIELD.fields)).toBe(false);
});

const LETTERS = ['aa', 'bb', 'cc', 'dd', 'ee'];
const pageText = array(constantFrom(...LETTERS, '\n'), { maxLength: 60 }).map((words) => words.join(' '));

/** BM25 over slices of the token list, written out plainly. */
function plainScores(units: readonly (readonly string[])[], terms: readonly string[]): number[] {
  const filled = units.filter((unit) => unit.length > 0);
  const average = filled.reduce((sum, unit) => sum + unit.length, 0) / filled.length || 1;
  const known = terms.filter((term) => units.some((unit) => unit.includes(term)));
  const weightOf = (term: string) =>
    inverseDocumentFrequency(units.length, units.filter((unit) => unit.includes(term)).length);
  const highest = known.reduce((sum, term) => sum + weightOf(term) * 2.2, 0);
  return units.map((unit) => {
    let score = 0;
    for (const term of known) {
      const count = unit.filter((word) => word === term).length;
      score += (weightOf(term) * 2.2 * count) / (count + 1.2 * (0.25 + (0.75 * unit.length) / average));
    }
    return highest > 0 ? score / highest : 0;
  });
}

test('scores from positions are those of BM25 over the pages, windows and lines themselves', () => {
  assert(
    property(array(pageText, { minLength: 1, maxLength: 5 }), (texts) => {
      const index = indexOf(texts);
      const find = makeOccurrenceFinder(index);
      const terms = ['aa', 'bb', 'zz'];
      const occurrences = terms.map(find);
      const words = texts.map((text) => text.split(/\s+/).filter(Boolean));
      const windows = words.flatMap((page) => {
        const all: string[][] = [];
        for (let start = 0; ; start += 5) {
          all.push(page.slice(start, start + 10));
          if (start + 10 >= page.length) return all;
        }
      });
      const lines = texts.flatMap((text) => {
        const each = text.split('\n').map((line) => line.split(/\s+/).filter(Boolean));
        return each.map((line, at) => [...line, ...(each[at + 1] ?? [])]);
      });
      const cases = [
        [makePageUnits(index), words],
        [makeWindowUnits(index, 10, 5), windows],
        [makeLineUnits(index), lines],
      ] as const;
      for (const [units, plain] of cases) {
        const expected = plainScores(plain, terms);
        const scores = scoreUnits(units, occurrences);
        expect(scores).toHaveLength(expected.length);
        expected.forEach((score, at) => expect(scores[at]).toBeCloseTo(score, 6));
      }
    }),
  );
});

test('passages are whole lines, do not overlap and are found again by their names', () => {
  const page = Array.from(
    { length: 80 },
    (_, i) => `Line ${i} tells of roses, tulips and wages of gardeners.`,
  );
  const index = indexOf([FILLER, page.join('\n')]);
  const passages = rankFile(index, 'What are the wages of gardeners?').passages.map(({ passage }) => passage);
  expect(passages.length).toBeGreaterThan(1);
  const lookup = makePassageLookup((number) => findPageText(index, number));
  for (const passage of passages) {
    expect(lookup.findPassage(passage.id)).toEqual(passage);
    expect(passage.page === 1 || /^Line \d+ tells[^]*gardeners\.$/.test(passage.text)).toBe(true);
    const others = passages.filter((other) => other !== passage && other.page === passage.page);
    expect(others.every((other) => other.end <= passage.start || other.start >= passage.end)).toBe(true);
  }
  expect(lookup.findPassage('p9.0-5')).toBeUndefined();
  expect(lookup.findPassage('nonsense')).toBeUndefined();
});

test('a ranking names the words of the file that mean nearly the same as those of the question', () => {
  const index = indexOf(['A house and a cottage.']);
  expect(rankFile(index, 'Which dwelling or cottage?', { words: WORDS }).core.related).toEqual([
    { term: 'hous', of: 'dwell', weight: 0.8 },
  ]);
  expect(rankFile(index, 'Which dwelling?', { words: NONE }).core.related).toEqual([]);
});

test.each([
  ['What was the zorp in 2020?', true],
  ['Did the zorp grow?', true],
  ['Why did the zorp fall?', false],
  ['Who manages the zorp?', false],
  ['In which city is the zorp made?', false],
])('%s: whether it is asked for what statements print', (question, isForPack) => {
  const { core } = rankFile(buildFileIndex([{ number: 1, text: 'The zorp fell.' }], 'en'), question, {
    words: FIELD,
  });
  expect(core.analysed.synonyms.length > 0).toBe(isForPack);
});
