import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES as WIRE_LANGUAGES } from '@recto/contract/languages';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toPages } from '#comparison/testing.ts';
import { LANGUAGES } from './languages.ts';

test('the languages of the core are those that the wire knows', () => {
  expect([...LANGUAGES].toSorted()).toEqual([...WIRE_LANGUAGES].toSorted());
});

test.each(LANGUAGES)('%s: it is a folder, and one line of the list', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url);
  expect(readdirSync(folder)).toContain('index.ts');
  const list = readFileSync(new URL('./all-languages.ts', import.meta.url), 'utf8').split('\n');
  expect(list.filter((line) => line.includes(`./${language}/`))).toHaveLength(1);
});

const PAGES = [
  'Vel firmo Brenn usatin vel fabriko dran Aldo. Vel fabriko zin grana ti nova.',
  'Tel pakto zin ko makilor. Vel vendar devok luprati vel makilor dran 5 trimen 2021. Vel vendar povok vendati vel reston.',
  'Vel kupar devok pelati 1.250,50 euro dran du mensor. Vel kupar nul pelatin, rakso vel makil zin frakta.',
];

/** A folder elsewhere, and one line more in the list: everything else is the product as it is. */
describe('a twelfth language that nobody speaks', () => {
  beforeAll(() => {
    vi.resetModules();
    vi.doMock('#language/all-languages.ts', async (importList) => ({
      ...(await importList<typeof import('./all-languages.ts')>()),
      qru: (await import('#testing/ruvan/index.ts')).ruvan,
    }));
  });
  afterAll(() => {
    vi.doUnmock('#language/all-languages.ts');
    vi.resetModules();
  });

  const open = async () => {
    const answers = await import('#answers/index.ts');
    const pages = PAGES.map((text, at) => ({ number: at + 1, text }));
    return { ...answers, index: answers.buildFileIndex(pages, 'qru') };
  };
  const ask = async (question: string) => {
    const { index, rankFile, draftAnswer } = await open();
    const { kind, claims } = draftAnswer(index, rankFile(index, question));
    return `${kind}: ${claims[0]?.text}`;
  };

  test.each([
    ['Qan devok vel vendar luprati vel makil?', '5 trimen 2021'],
    ['Qol devok vel kupar pelati?', '1.250,50 euro'],
    ['Qes vel kupar nul pelatin?', 'rakso vel makil zin frakta'],
  ])('is asked and answers: %s', async (question, expected) => {
    expect(await ask(question)).toMatch(/^answer: /);
    expect(await ask(question)).toContain(expected);
  });

  test('its words are stemmed, its function words left out, its number words read', async () => {
    const { makeTokeniser } = await import('#sentences/tokenise.ts');
    const terms = makeTokeniser('qru').tokenise('vel makilor ko du mensor');
    expect(terms.map(({ term }) => term)).toEqual(['makil', '2', 'mens']);
  });

  test('its sentences are told from those of other languages', async () => {
    const { guessLanguage } = await import('#sentences/guess-language.ts');
    expect(guessLanguage('Qan devok vel vendar luprati ko vel makil?', 'en')).toBe('qru');
  });

  test('it is asked in English too, by its terms', async () => {
    const { translateTerms } = await import('#answers/question/cross-language/translate-terms.ts');
    const { index } = await open();
    expect(translateTerms(index, 'When must the supplier deliver?', 'en').text).toContain('vendar');
  });

  test('the question for the whole is offered and understood', async () => {
    const { overviewQuestion, asksForOverview } = await open();
    expect(overviewQuestion('qru')).toBe('Ko qe zin tel dokumo?');
    expect(asksForOverview('Ko qe zin tel dokumo?')).toBe(true);
  });

  test('a duty that became a permission is a weaker one', async () => {
    const { compare, buildRows, listChanges } = await import('#comparison/index.ts');
    const [text = ''] = PAGES.slice(1);
    const comparison = compare(toPages(text), toPages(text.replace('devok luprati', 'povok luprati')));
    const changes = listChanges(comparison, buildRows(comparison), 'qru');
    expect(changes.flatMap(({ kinds }) => kinds)).toContain('obligation-weakened');
  });

  test('its terms are found in their forms, and its numbers in translations', async () => {
    const { checkFacts, makeTermMatcher } = await import('#translation/index.ts');
    const find = makeTermMatcher('qru', [{ id: '1', source: 'makil', target: 'machine' }]);
    expect(find('Vel makilor zin nova.')).toHaveLength(1);
    const checks = checkFacts(
      'Vel kosto zin 1.250,50 dran 5 trimen 2021.',
      'It costs 1,250.50 on 5 March 2021.',
      {
        source: 'qru',
        target: 'en',
      },
    );
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('of a contract in it questions are suggested', async () => {
    const { typicalQuestions } = await import('#outline/typical-questions.ts');
    const ideas = typicalQuestions({ language: 'qru', kind: 'contract', date: '', lastPage: 1 });
    expect(ideas.flatMap(({ wordings }) => wordings)).toEqual(['Qan vel pakto finatin?']);
  });
});
