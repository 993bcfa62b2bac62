import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer, findCandidates } from './draft-answer.ts';
import { findBeside, widenPassage } from './widen-passage.ts';

const rangeOf = (text: string, part: string) => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
});

const BEFORE = 'The tenant keeps the garden.';
const SENTENCE = 'The rent is paid each month.';
const BEHIND = 'It is paid to the landlord.';
const PAGE = `${BEFORE} ${SENTENCE} ${BEHIND}`;

function widen(page: string, room: number, valueOf: (text: string) => number = () => 0): string {
  const beside = { before: [rangeOf(page, BEFORE)], behind: [rangeOf(page, BEHIND)] };
  const { start, end } = widenPassage(page, rangeOf(page, SENTENCE), beside, {
    room,
    language: 'en',
    valueOf,
  });
  return page.slice(start, end);
}

test('a sentence is shown with those on both sides of it, where there is room', () => {
  expect(widen(PAGE, 300)).toBe(PAGE);
  expect(widen(PAGE, SENTENCE.length + 10)).toBe(SENTENCE);
});

test('where there is room for one, it is the one that says more of the question, else what follows', () => {
  const room = PAGE.length - 10;
  expect(widen(PAGE, room)).toBe(`${SENTENCE} ${BEHIND}`);
  expect(widen(PAGE, room, (text) => (text === BEFORE ? 1 : 0))).toBe(`${BEFORE} ${SENTENCE}`);
});

test('what would leave the reader with many figures is not taken along', () => {
  const page = PAGE.replace('the landlord', '1 or 2 or 3 of 4 landlords');
  const beside = { before: [], behind: [rangeOf(page, 'It is paid to 1 or 2 or 3 of 4 landlords.')] };
  const { end } = widenPassage(page, rangeOf(page, SENTENCE), beside, {
    room: 300,
    language: 'en',
    valueOf: () => 0,
  });
  expect(page.slice(0, end)).toBe(`${BEFORE} ${SENTENCE}`);
});

const MANUAL = [
  'Care of the machine',
  '',
  'The kettle is made of steel. Clean the kettle with vinegar every month. It is dried with a cloth afterwards.',
  '',
  'Guarantee',
  '',
  'The guarantee ends after two years.',
].join('\n');

test('sentences beside one stand in its run of text: no heading, and nothing behind one', () => {
  const index = buildFileIndex([{ number: 1, text: MANUAL }], 'en');
  const { candidates } = findCandidates(index, rankFile(index, 'Clean the kettle with vinegar'));
  const [cleaning] = candidates.filter(({ text }) => text.includes('vinegar'));
  const show = ({ start, end }: { readonly start: number; readonly end: number }) => MANUAL.slice(start, end);
  const { before, behind } = findBeside(index, cleaning as NonNullable<typeof cleaning>, false);
  expect(before.map(show)).toEqual(['The kettle is made of steel.']);
  expect(behind.map(show)).toEqual(['It is dried with a cloth afterwards.']);
});

test('where nothing is sure passages are shown, each one quote of its page; an answer is its sentence alone', () => {
  const index = buildFileIndex([{ number: 1, text: MANUAL }], 'en');
  const draft = (question: string) => draftAnswer(index, rankFile(index, question));
  const closest = draft('Who looks after the steel kettle of the hotel?');
  expect(closest.kind).toBe('closest');
  expect(closest.claims[0]?.text).toBe(MANUAL.split('\n')[2]);
  expect(closest.claims[0]?.citations).toHaveLength(1);
  const answer = draft('How long is the guarantee?');
  expect(answer.kind).toBe('answer');
  expect(answer.claims[0]?.text).toBe('The guarantee ends after two years.');
});

test('where two things are asked for an answer is shown with its neighbour', () => {
  const topAnswer = (question: string) => draftAnswer(index, rankFile(index, question)).claims[0]?.text;
  const page = 'The guarantee of the kettle ends after two years. The kettle is made of steel.';
  const index = buildFileIndex([{ number: 1, text: `${page}\n\nThe canteen serves soup.` }], 'en');
  expect(topAnswer('How long is the guarantee of the kettle?')).toBe(
    'The guarantee of the kettle ends after two years.',
  );
  expect(topAnswer('How long is the guarantee of the kettle, and what is the kettle made of?')).toBe(page);
});
