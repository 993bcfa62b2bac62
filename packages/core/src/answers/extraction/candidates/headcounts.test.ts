import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';
import { findHeadcounts } from './headcounts.ts';
import { readAsked } from '../../question/asked-type/read-asked.ts';

const indexOf = (texts: readonly string[], language: string) =>
  buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    language,
  );

const STATED: Readonly<Record<string, readonly [question: string, text: string]>> = {
  en: ['How many employees does Velkar have?', 'In 2019 we employed approximately 14,200 people.'],
  de: ['Wie viele Mitarbeiter hat Velkar?', 'Ende 2019 waren es 14.200 Beschäftigte.'],
  fr: ['Combien de salariés compte Velkar ?', "Fin 2019, l'effectif comptait 14 200 salariés."],
  es: ['¿Cuántos empleados tiene Velkar?', 'A finales de 2019 la plantilla era de 14.200 trabajadores.'],
  pt: ['Quantos funcionários tem a Velkar?', 'No fim de 2019 eram 14.200 colaboradores.'],
  ru: ['Сколько сотрудников в компании Velkar?', 'В конце года в штате состояли 14 200 работников.'],
  pl: ['Ilu pracowników ma Velkar?', 'Na koniec roku było to 14 200 zatrudnionych.'],
  ar: ['كم عدد موظفي Velkar؟', 'في نهاية العام كان لديها 14200 موظف.'],
  hi: ['Velkar में कितने कर्मचारी हैं?', 'वर्ष के अंत में 14200 कर्मचारी थे।'],
  ja: ['Velkarの従業員は何人ですか？', '年末現在の従業員数は14,200人でした。'],
  zh: ['Velkar有多少员工？', '截至年底，公司员工总数为14,200人。'],
};

test.each(Object.entries(STATED))(
  'the number of those who work there is found in %s',
  (language, [question, text]) => {
    const index = indexOf(['Velkar.', text], language);
    expect(findHeadcounts(index, readAsked(question, language), question).map(({ page }) => page)).toEqual([
      2,
    ]);
  },
);

const OTHERS = Array.from(
  { length: 8 },
  (_, at) =>
    `Employees of Velkar have a code of conduct. Many employees of Velkar know chapter ${at + 2} of it.`,
);
const REPORT = indexOf(
  [
    ...OTHERS,
    'In 2014 and 2018 nobody counted. At the end of 2019 the total workforce level was approximately 14,200.',
  ],
  'en',
);

test('it leads the answer, though other sentences have more words of the question', () => {
  const draft = draftAnswer(REPORT, rankFile(REPORT, 'How many employees does Velkar have?'));
  expect(draft.claims[0]?.text).toContain('14,200');
});

test.each([
  'How many employees work in Germany?',
  'How many employees are union members?',
  'Who are the employees?',
])('nothing is looked for where a part is asked for: %s', (question) => {
  expect(findHeadcounts(REPORT, readAsked(question, 'en'), question)).toEqual([]);
});

test('the number of those who work in a country is found where it is told with that of all', () => {
  const index = indexOf(
    [
      'Sales in the United States grew. Sales elsewhere in the world fell by 1,200.',
      'Of the employees 3,000 are in sales. As of June 30, 2019, we employed 14,200 people, 9,100 in the U.S. and 5,100 elsewhere.',
    ],
    'en',
  );
  const ask = (question: string) => draftAnswer(index, rankFile(index, question)).claims[0];
  const claim = ask('How many employees work in the United States?');
  const [bold] = claim?.emphasis ?? [];
  expect(claim?.text.slice(bold?.start, bold?.end)).toBe('9,100');
  const question = 'How many employees work in Germany?';
  expect(findHeadcounts(index, readAsked(question, 'en'), question)).toEqual([]);
});
