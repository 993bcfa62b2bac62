import { expect, test } from 'vitest';
import { draftAnswer } from '../../extraction/drafting/draft-answer.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { findAliases } from './find-aliases.ts';

const indexOf = (texts: readonly string[], language = 'en') =>
  buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    language,
  );

const FILLER = 'The weather was mild and the garden was full of roses and tulips.';
const REPORT = indexOf([
  'The primary measures are chosen by the chief operating decision maker ("CODM") of the company.',
  FILLER,
  'Every quarter the CODM is shown revenue and gross profit. Others see them a week later.',
  'Research and development ("R&D") costs are expensed. Sales rose in all regions of the country.',
  `${FILLER} Costs of research and development in Asia rose to 12 million. R&D in Europe fell.`,
]);

const formsOf = (question: string, index = REPORT) =>
  findAliases(index, question).map(({ typed, meant }) => `${typed} → ${meant}`);

test.each([
  ['What is shown to the chief operating decision maker?', 'chief operating decision maker → CODM'],
  ['What is shown to the CODM?', 'CODM → chief operating decision maker'],
  ['what is shown to the codm', 'codm → chief operating decision maker'],
  ['What were R&D costs in Asia?', 'R&D → Research and development'],
  ['costs of Research & Development in Asia', 'Research & Development → R&D'],
])('%s', (question, form) => {
  expect(formsOf(question)).toEqual([form]);
});

test.each([
  'What were sales?',
  'Who is the chief of operations?',
  'Does CODM mean chief operating decision maker?',
])('nothing is known of another form: %s', (question) => {
  expect(formsOf(question)).toEqual([]);
});

test('a short form with two meanings has none, and one that is a word too is not looked for', () => {
  const two = indexOf([
    'The annual report (AR) is late.',
    'Accounts receivable (AR) are high. Is the AR late?',
  ]);
  expect(formsOf('When is the AR due?', two)).toEqual([]);
  const word = indexOf(['The Utility Reform Network (TURN) objects.', 'It is their turn to speak.']);
  expect(formsOf('What does The Utility Reform Network say?', word)).toEqual([]);
  expect(formsOf('What does TURN say?', word)).toEqual(['TURN → The Utility Reform Network']);
  expect(formsOf('Whose turn is it?', word)).toEqual([]);
});

const pagesOf = (question: string, isExact = false) =>
  rankFile(REPORT, question, { isExact }).pages.map(({ page }) => page);

test('pages that have only the other form are found, unless the words are asked as they stand', () => {
  const question = 'What is shown to the chief operating decision maker?';
  expect(pagesOf(question)).toContain(3);
  expect(pagesOf('How much was R&D in Asia?')[0]).toBe(5);
  expect(rankFile(REPORT, question).corrections).toEqual([
    { typed: 'chief operating decision maker', meant: 'CODM' },
  ]);
  expect(rankFile(REPORT, question, { isExact: true }).corrections).toEqual([]);
});

test('a sentence in the other form answers', () => {
  const topAnswer = (question: string) => draftAnswer(REPORT, rankFile(REPORT, question)).claims[0]?.text;
  expect(topAnswer('What is the chief operating decision maker shown every quarter?')).toBe(
    'Every quarter the CODM is shown revenue and gross profit.',
  );
  expect(topAnswer('How much were R&D costs in Asia?')).toBe(
    'Costs of research and development in Asia rose to 12 million.',
  );
});
