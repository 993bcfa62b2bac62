import { expect, test } from 'vitest';
import { answerText, makePassageLookup, verifyAnswer } from '#answers/index.ts';
import { findAskedFigure } from '#key-figures/asked-figure.ts';
import { asClosest, chooseFigure, draftFigure, joinFigure } from './draft-figure.ts';
import { readKeyFigures } from '#key-figures/read-key-figures.ts';

const PAGES = [
  'FORM 10-K\nFor the fiscal year ended May 31, 2021\nALDER INSTRUMENTS, INC.',
  `CONSOLIDATED STATEMENTS OF INCOME
(In millions, except per share data)
Year Ended May 31,\t2021\t2020
Products\t$ 905\t$ 810
Services\t140\t120
Total net sales\t1,045\t930
Cost of sales\t640\t570
Net loss attributable to Alder\t$ (14)\t$ 108
Earnings per share:
Basic\t$ (0.14)\t$ 1.10
Diluted\t$ (0.14)\t$ 1.07`,
  'People matter to us. As of May 31, 2021, we employed 5,706 people, of whom 1,200 work in Oregon. We thank them.',
  'It was audited by KPMG LLP, an independent registered public accounting firm, as stated.',
].map((text, at) => ({ number: at + 1, text }));

const textOf = (page: number) => PAGES[page - 1]?.text;
const figures = readKeyFigures(PAGES);

function answer(question: string) {
  const asked = findAskedFigure(question);
  const figure = asked && chooseFigure(figures, asked);
  return figure && verifyAnswer(draftFigure(figure, textOf), makePassageLookup(textOf));
}

const boldOf = (question: string) => {
  const [claim] = answer(question)?.claims ?? [];
  return claim?.emphasis?.map(({ start, end }) => claim.text.slice(start, end));
};

test.each([
  [
    'What was the total revenue?',
    'Total net sales: $1,045 million (2021), $930 million (2020)',
    '$1,045 million',
  ],
  [
    'What was the net income?',
    'Net loss attributable to Alder: $(14) million (2021), $108 million (2020)',
    '$(14) million',
  ],
  [
    'What were the diluted earnings per share?',
    'Earnings per share, Diluted: $(0.14) (2021), $1.07 (2020)',
    '$(0.14)',
  ],
  [
    'How many employees does the company have?',
    'As of May 31, 2021, we employed 5,706 people, of whom 1,200 work in Oregon.',
    '5,706',
  ],
  ['When did the fiscal year end?', 'May 31, 2021', 'May 31, 2021'],
])('%s', (question, text, bold) => {
  const told = answer(question);
  expect(told).toMatchObject({ kind: 'answer', dropped: [] });
  expect(told && answerText(told)).toBe(text);
  expect(boldOf(question)).toEqual([bold]);
});

test('what is likely only comes close, and nothing of it is in bold', () => {
  expect(answer('Who is the auditor?')).toMatchObject({ kind: 'closest', claims: [{ text: 'KPMG LLP' }] });
  expect(boldOf('Who is the auditor?')).toBeUndefined();
});

test('the year of the report may be named, and no other is answered', () => {
  expect(answer('What was the total revenue in fiscal 2021?')?.kind).toBe('answer');
  expect(answer('What was the total revenue in 2019?')).toBeUndefined();
});

test.each([
  ['What were net sales?', 'revenue'],
  ['How much was the company’s total revenue?', 'revenue'],
  ['What is the diluted EPS?', 'dilutedEps'],
  ['How many people does the company employ?', 'employees'],
  ['Who audited the financial statements?', 'auditor'],
  ['Where are the company’s headquarters located?', 'headquarters'],
  ['What is the fiscal year end?', 'fiscalYearEnd'],
])('%s asks for a key figure', (question, name) => {
  expect(findAskedFigure(question)?.name).toBe(name);
});

test.each([
  'What was the total revenue of the services segment?',
  'What was the revenue growth?',
  'How much did net sales rise?',
  'What was the total revenue in the first quarter?',
  'How many employees does the company have in Europe?',
  'What were the total current assets?',
  'Who is the chair of the audit committee?',
  'What were the basic earnings per share?',
])('%s asks for something else', (question) => {
  expect(findAskedFigure(question)).toBeUndefined();
});

const claim = (text: string, emphasis = [{ start: 0, end: 2 }]) => ({ text, emphasis, citations: [] });
const FOUND = {
  kind: 'answer',
  claims: [claim('Products: $905 million'), ...['one', 'two', 'three'].map((text) => claim(text))],
} as const;

test('what else was found stands behind the figure, each once and without bold', () => {
  const figure = { kind: 'answer', claims: [claim('Total net sales: $1,045 million')] } as const;
  const found = { ...FOUND, claims: [...figure.claims, ...FOUND.claims] };
  expect(joinFigure(figure, found)).toEqual({
    kind: 'answer',
    claims: [
      figure.claims[0],
      ...['Products: $905 million', 'one', 'two', 'three'].map((text) => ({
        text,
        citations: [],
        isSupporting: true,
      })),
    ],
  });
});

test('a likely figure is the first of three places, and what is no answer from elsewhere is three places', () => {
  const likely = { kind: 'closest', claims: [{ text: 'KPMG LLP', citations: [] }] } as const;
  const shownOf = ({ kind, claims }: ReturnType<typeof joinFigure>) => [
    kind,
    ...claims.filter(({ isSupporting }) => !isSupporting).map(({ text, emphasis }) => [text, emphasis]),
  ];
  const products = 'Products: $905 million';
  expect(shownOf(joinFigure(likely, FOUND))).toEqual([
    'closest',
    ['KPMG LLP', undefined],
    [products, undefined],
    ['one', undefined],
  ]);
  expect(shownOf(asClosest(FOUND))).toEqual([
    'closest',
    [products, undefined],
    ['one', undefined],
    ['two', undefined],
  ]);
  expect(joinFigure({ kind: 'none', claims: [] }, FOUND)).toBe(FOUND);
});
