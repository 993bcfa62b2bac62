import { expect, test } from 'vitest';
import { checkDraft, isSame, moveQuestion, questionsOfList, toDraft } from './draft.ts';

const draftOf = (name: string, ...questions: string[]) => toDraft({ name, questions });
const textsOf = (questions: readonly { readonly text: string }[]) => questions.map(({ text }) => text);

test('a pasted list gives one question a line, without its signs and without what is there', () => {
  const list = '1. Who?\r\n 2) When?\n\n• Which law?\n- Who?\na) How long?\nWhat is 3. of May?\n';
  expect(questionsOfList(list, ['When?'])).toEqual(['Who?', 'Which law?', 'How long?', 'What is 3. of May?']);
  expect(questionsOfList(' \n\t')).toEqual([]);
});

test('a question is moved, and keeps its identity', () => {
  const { questions } = draftOf('T', 'a', 'b', 'c');
  const moved = moveQuestion(questions, 0, 2);
  expect(textsOf(moved)).toEqual(['b', 'c', 'a']);
  expect(moved[2]).toBe(questions[0]);
  for (const [from, to] of [
    [0, 3],
    [0, -1],
    [3, 0],
    [1, 1],
  ] as const)
    expect(moveQuestion(questions, from, to)).toBe(questions);
});

test('what is missing is said at its place', () => {
  const draft = draftOf(' ', 'Who?', ' ');
  expect(checkDraft(draft)).toEqual({
    errors: {
      name: 'Give the template a name.',
      questions: new Map([[draft.questions[1]?.id, 'Type the question, or remove its row.']]),
    },
  });
  expect(checkDraft(draftOf('T'))).toMatchObject({ errors: { list: 'Add at least one question.' } });
  expect(checkDraft(draftOf('T', 'Who?', 'Who? '))).toMatchObject({
    errors: { list: 'This question is there twice.' },
  });
  expect(checkDraft(draftOf(' T ', ' Who? '))).toEqual({ content: { name: 'T', questions: ['Who?'] } });
});

test('a draft differs by its name, its questions and their order', () => {
  const saved = { name: 'T', questions: ['a', 'b'] };
  expect(isSame(toDraft(saved), saved)).toBe(true);
  for (const other of [draftOf('U', 'a', 'b'), draftOf('T', 'b', 'a'), draftOf('T', 'a')])
    expect(isSame(other, saved)).toBe(false);
});
