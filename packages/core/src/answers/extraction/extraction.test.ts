import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersIn } from '#quotes/folded-words.ts';
import { makeCountryTest } from '#names/countries.ts';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { findPageText } from '../file-index/file-index.ts';
import { makePassageLookup } from '../retrieval/passages.ts';
import { coreOfQuestion, storyOfQuestion } from '../question/question-core.ts';
import { rankFile } from '../retrieval/rank-file.ts';
import { readableText } from '#sentences/readable-text.ts';
import { answerText, verifyAnswer } from '../verification/verify-answer.ts';
import { draftAnswer } from './drafting/draft-answer.ts';

function answer(texts: readonly string[], question: string, language = 'en') {
  const index = buildFileIndex(
    texts.map((text, pageIndex) => ({ number: pageIndex + 1, text })),
    language,
  );
  const draft = draftAnswer(index, rankFile(index, question));
  return verifyAnswer(
    draft,
    makePassageLookup((page) => findPageText(index, page)),
  );
}

const REPORT = [
  'Annual report\nThe company was founded in 1916 by a timber merchant. It sells airplanes and services.',
  `Revenues by customer location\nRevenues are reported by customer location and consist of the following:
Years ended December 31,\t2017\t2016
Europe\t11,457\t13,790
China\t11,911\t10,312
Canada\t2,197\t2,076
Total non-U.S. revenues\t51,061\t55,806
United States\t42,331\t38,765
Total revenues\t$93,392\t$94,571`,
  'Employees\nAt the end of the year the workforce level was approximately 140,800. Unions represent a third.',
];

describe('an answer', () => {
  test('is the sentence that says it', () => {
    const { claims, citations, pages } = answer(REPORT, 'When was the company founded?');
    expect(claims[0]?.text).toBe('The company was founded in 1916 by a timber merchant.');
    expect(pages[0]).toBe(1);
    expect(citations[0]).toMatchObject({ page: 1, start: 14 });
  });

  test('is the row of a table with the heads of its columns', () => {
    const found = answer(REPORT, 'What were the total revenues?');
    expect(answerText(found)).toContain('Total revenues: $93,392 (2017), $94,571 (2016)');
    expect(found.claims[0]?.citations.map((at) => found.citations[at]?.quote)).toEqual([
      'Total revenues $93,392 $94,571',
      'Years ended December 31, 2017 2016',
    ]);
  });

  test('is an item with the end of its introduction where all of that is too long', () => {
    const introduction = `Whoever ${'has been given leave by the board of the company to do so and '.repeat(4)}may ask the court for relief only if:`;
    const item =
      'the trustee has failed to act for sixty days after receipt of the notice and of the indemnity.';
    const { claims } = answer(
      ['The court sits in Lund. It hears all cases.', `${introduction}\n• ${item}`],
      'For how many days must the trustee have failed to act after receipt of the notice?',
    );
    expect(claims[0]?.text).toMatch(/^….{20,}only if: the trustee has failed to act/u);
    expect(claims[0]?.text.length).toBeLessThanOrEqual(300);
  });

  test('is a row whose number belongs to its name', () => {
    const table = 'Signals\n1\tSIGHUP\tthe terminal hangs up\n2\tSIGINT\tthe keyboard interrupts';
    expect(answer([table], 'What is SIGHUP?').claims[0]?.text).toBe('1 SIGHUP: the terminal hangs up');
  });

  test('is an item without its introduction where both have too many figures to choose from', () => {
    const page =
      'In line with its plan for 2023 to 2025 the company goes on to expect:\n• cash returns to its shareholders of $7.7 billion, of which $6.7 billion are dividends and $1.0 billion repurchases.';
    const { claims } = answer([page], 'How much are the cash returns to shareholders?');
    expect(claims[0]?.text).toMatch(/^cash returns to its shareholders of \$7\.7 billion/u);
  });

  test('is the first cells of a row, with few figures to choose from', () => {
    const table =
      'Executive officers\nName\tAge\tOffice\tSince\tBefore\nJane Miller\t58\tHead of Consumer Business\t2016\tHead of Health Care, 2012-2015';
    const { claims } = answer([table], 'Who is head of Consumer Business?');
    expect(claims[0]?.text).toBe('Jane Miller: 58, Head of Consumer Business, 2016, …');
  });

  test.each([
    ['When was the company founded?', 'answer'],
    ['When was Airbus founded?', 'closest'],
    ['What were the total revenues in 2017?', 'answer'],
    ['What were the total revenues in 2031?', 'closest'],
  ])('to "%s" is of the kind "%s": what a file does not name it says nothing of', (question, kind) => {
    expect(answer(REPORT, question).kind).toBe(kind);
  });

  test('is the country with most where a country is asked for, not the one that is named', () => {
    const found = answer(REPORT, 'Which country accounted for most of the non-US revenue?');
    expect(found.claims[0]?.text).toBe('China: 11,911 (2017), 10,312 (2016) (unit not stated)');
  });

  test('is refused where the file speaks of something else', () => {
    const found = answer(REPORT, 'Which enzyme unwinds the DNA double helix?');
    expect(found).toMatchObject({ kind: 'none', claims: [], pages: [] });
  });

  test('of a file without text is refused with nothing near', () => {
    expect(answer(['', ''], 'Who is it?')).toMatchObject({ kind: 'none', nearest: [] });
    expect(answer([], 'Who is it?')).toMatchObject({ kind: 'none', nearest: [] });
  });
});

const line = constantFrom(
  'Revenue\t1,200\t1,100',
  'The committee approved the budget, which had not been',
  'expected by any of the mem-',
  'bers of the board. Costs were 40.',
  'Net loss\t$\t(12)\t—',
  'Budget Overview',
  '2017\t2016',
  'equipment and costs\t7 %\t8 %',
  '• costs',
  '',
  `A sentence of costs ${'that goes on and on '.repeat(20)}and ends.`,
);

test('every quote stands on its page, has 8 to 300 characters and holds the numbers of its claim', () => {
  assert(
    property(array(array(line, { maxLength: 14 }), { minLength: 1, maxLength: 7 }), (pages) => {
      const texts = pages.map((lines) => lines.join('\n'));
      const found = answer(texts, 'What were the costs of the budget and the revenue?');
      expect(found.pages.length).toBeLessThanOrEqual(5);
      for (const { page, start, end, quote } of found.citations) {
        const words = readableText(texts[page - 1]?.slice(start, end) ?? '', texts[page - 1]);
        // "…" stands for what is left out; the hyphen of a word that the page leaves undone is no word.
        const shown = quote.replace(/^…|…$/g, '').replace(/-$/, '');
        expect(words).toContain(shown);
        if (!quote.includes('…')) expect(words.replace(/-$/, '')).toBe(shown);
        expect(quote.length).toBeGreaterThanOrEqual(8);
        expect(quote.length).toBeLessThanOrEqual(300);
      }
      for (const { text, citations } of found.claims) {
        const quoted = citations.flatMap((at) => numbersIn(found.citations[at]?.quote ?? ''));
        expect(quoted).toEqual(expect.arrayContaining(numbersIn(text)));
      }
    }),
  );
});

test.each([
  [
    'Assume that you are an analyst. Using the balance sheet, what is the net PPE? Answer in USD millions.',
    'what is the net PPE?',
  ],
  ['What is the margin (round to one decimal)? If it is not useful, state that.', 'What is the margin  ?'],
  ['Give the total revenue.', 'Give the total revenue.'],
  ['How high is it? “late payments”', 'How high is it? “late payments”'],
])('the clause that asks in: %s', (question, core) => {
  expect(coreOfQuestion(question)).toBe(core);
});

test.each([
  [
    'We run the program on our server. What do we owe its users?',
    'We run the program on our server.  What do we owe its users?',
  ],
  [
    'If our company is bought, may the agreement pass on?',
    'If our company is bought, may the agreement pass on?',
  ],
  ['Я обновил систему. Что делать с ядром?', 'Я обновил систему.  Что делать с ядром?'],
  ['Answer in USD millions. What is the net PPE?', ' What is the net PPE?'],
  ['Using the balance sheet, what is the net PPE?', 'what is the net PPE?'],
  ['Give the total revenue.', 'Give the total revenue.'],
])('what people tell before they ask is looked for, instructions are not: %s', (question, story) => {
  expect(storyOfQuestion(question)).toBe(story);
});

test('countries are known in the language of the file', () => {
  const german = makeCountryTest('In welchem Land, außer Frankreich, wurde am meisten verkauft?', 'de');
  expect(['Deutschland', 'Frankreich', 'Umsatz'].map((label) => german?.(label))).toEqual([
    true,
    false,
    false,
  ]);
  expect(makeCountryTest('How much was sold?', 'en')).toBeNull();
});

describe('what is shown', () => {
  const LEASE = [
    'The Lease\nThe tenant pays 500 euros each month. The flat has three rooms and lies in Cologne.',
    'Payment\nThe tenant pays 500 euros each month. Other costs are shared by the tenants of the house.',
    'Ending\nEither party may end the lease. It may do so with a notice of three months.',
  ];

  test('is one top answer, with the words that answer, and further passages from other pages', () => {
    const { kind, claims, citations } = answer(LEASE, 'How much rent does the tenant pay each month?');
    const [topAnswer, ...others] = claims;
    expect(kind).toBe('answer');
    expect(topAnswer?.text).toBe('The tenant pays 500 euros each month.');
    expect(topAnswer?.emphasis?.map(({ start, end }) => topAnswer.text.slice(start, end))).toEqual([
      '500 euros',
    ]);
    expect(others.every(({ isSupporting }) => isSupporting)).toBe(true);
    expect(topAnswer?.citations.map((at) => citations[at]?.page)).toEqual(expect.arrayContaining([1, 2]));
  });

  test('is, on further pages, rather a statement than a phrase that says more of the question', () => {
    const { claims } = answer(
      [
        'The history of music notation begins with neumes, says the essay on music notation.',
        'Music notation and the poetic foot in history. The museum shows how music notation was printed.',
      ],
      'When does the history of music notation begin?',
    );
    expect(claims.map(({ text }) => text)).toContain('The museum shows how music notation was printed.');
    expect(claims.map(({ text }) => text)).not.toContain('Music notation and the poetic foot in history.');
  });

  test('is the next statement of the same page, too, where nothing is sure', () => {
    const { kind, claims, pages } = answer(
      [
        'The yard of the garden is swept by tenants in turn.\n\nBicycles\n\nThey may be left in the yard by tenants who have asked.',
        'Other tenants are not let into the house.',
      ],
      'Which tenants leave the yard of the garden?',
    );
    expect(kind).toBe('closest');
    const own = claims.filter(({ isSupporting }) => isSupporting !== true);
    expect(own.length).toBeGreaterThan(pages.length);
  });

  test('is the three best passages where nothing is sure, wherever they stand, before those of other pages', () => {
    const { kind, claims, citations } = answer(
      [
        `Tenants lock their bicycles in the yard at night.

The gate

Bicycles of guests are let into the yard by tenants.

The shed

Bicycles of tenants are repaired behind the yard.`,
        'The house has a yard with a well.',
      ],
      'Which bicycles in the yard do tenants paint?',
    );
    expect(kind).toBe('closest');
    const pagesOf = (isSupporting: boolean) =>
      claims
        .filter((claim) => (claim.isSupporting === true) === isSupporting)
        .map((claim) => citations[claim.citations[0] ?? -1]?.page);
    expect([pagesOf(false), pagesOf(true)]).toEqual([[1, 1, 1], [2]]);
  });

  test('is bold in the sentence that answers, not in the one that it refers back to', () => {
    const page =
      'Term\nEither party may end the agreement with a notice of 60 days.\nIt renews automatically for twelve months.';
    const [topAnswer] = answer([page], 'Does the agreement renew automatically?').claims;
    expect(topAnswer?.text).toMatch(/^Either party .*It renews automatically for twelve months\.$/u);
    expect(topAnswer?.emphasis ?? []).toEqual([]);
  });

  test('is bold where it answers, and never from end to end', () => {
    const [topAnswer] = answer(LEASE, 'Are other costs shared by the tenants of the house?').claims;
    expect(topAnswer?.text).toBe('Other costs are shared by the tenants of the house.');
    expect(topAnswer?.emphasis ?? []).toEqual([]);
  });

  test('is bold in the value of each year that is asked for, and in none that is a dash', () => {
    const page =
      'Membership\nYears ended December 31,\t2021\t2020\t2019\nMembership fees\t$3,877\t$3,541\t$3,352\nRefunds\t—\t—\t$12';
    const boldOf = (question: string) => {
      const [topAnswer] = answer([page], question).claims;
      return topAnswer?.emphasis?.map(({ start, end }) => topAnswer.text.slice(start, end));
    };
    expect(boldOf('What were the membership fees in 2021 and 2020?')).toEqual(['$3,877', '$3,541']);
    expect(boldOf('How high were the membership fees?')).toEqual(['$3,877']);
    expect(boldOf('How high were the refunds?')).toEqual(['$12']);
  });

  test('is not bold but for its full stop', () => {
    const page =
      'Accounts\nBecause expense accounts are filled by you alone, there are no statements to reconcile expense accounts with.';
    const [topAnswer] = answer([page], 'Why can expense accounts not be reconciled with statements?').claims;
    expect(topAnswer?.text).toMatch(/^Because/u);
    expect(topAnswer?.emphasis ?? []).toEqual([]);
  });

  test('is bold without the stops around the words that answer', () => {
    const page =
      'Contact\nThe reports are published on our site (https://reports.example.org), by mail and by telephone.';
    const [topAnswer] = answer([page], 'Where are the reports published?').claims;
    const bold = topAnswer?.emphasis?.map(({ start, end }) => topAnswer.text.slice(start, end));
    expect(bold?.join('')).not.toMatch(/[),]$/u);
  });

  test('begins with the sentence that a top answer refers back to', () => {
    const { claims } = answer(LEASE, 'What is the period of notice?');
    expect(claims[0]?.text).toBe(
      'Either party may end the lease. It may do so with a notice of three months.',
    );
  });

  test('only comes close where the file does not have the kind of thing that is asked for', () => {
    expect(answer(LEASE, 'Who is the owner of the flat?').kind).not.toBe('answer');
  });

  test('is a list with what introduces it', () => {
    const page = 'The landlord provides:\n• heating of all rooms\n• a parking space in the yard\n• a cellar';
    const { claims, citations } = answer([page], 'What does the landlord provide?');
    expect(claims[0]?.text).toBe(
      'The landlord provides: heating of all rooms; a parking space in the yard; a cellar',
    );
    expect(claims[0]?.citations.map((at) => citations[at]?.quote)).toContain('a parking space in the yard');
  });
});

test('an introduction whose first item is too long stands for it with dots', () => {
  const page = `The landlord provides:\n• ${'heating of all the rooms of the house and '.repeat(8)}light\n• a cellar`;
  const { claims } = answer([page], 'What does the landlord provide?');
  expect(claims.map(({ text }) => text).join(' ')).not.toContain(':;');
});

test('a row of words says what stands under its label', () => {
  const page = 'Officers of the company\nChief financial officer\tIngrid Solheim\nChief engineer\tPaul Weiss';
  const { claims } = answer([page], 'Who is the chief financial officer?');
  expect(claims[0]?.text).toBe('Chief financial officer: Ingrid Solheim');
});
