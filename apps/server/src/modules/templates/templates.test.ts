import { contract } from '@recto/contract';
import { TEMPLATE_MAX_QUESTIONS } from '@recto/contract/limits';
import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import { makeTemplate } from '@recto/testing/api';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});
const api = () => testApp.apiOf(person);
const list = async () =>
  (await testApp.request('GET', `/qna-template/user/${person.accountId}?limit=2`, person)).json().result;

test('templates are made, changed, duplicated, listed and deleted', async () => {
  const made: string[] = [];
  for (const content of READY_TEMPLATES) made.push((await makeTemplate(api(), content))._id);
  const [first = ''] = made;
  const questions = ['Which law applies?', 'Who are the parties?'];
  const params = { id: first };
  const body = { name: ' Short review ', questions };
  const changed = await api().call(contract.templates.update, { params, body });
  expect(changed).toMatchObject({ _id: first, name: 'Short review', questions });
  const copy = await api().call(contract.templates.duplicate, { params });
  expect(copy).toMatchObject({ name: 'Short review (copy)', questions });
  expect(copy._id).not.toBe(first);
  expect(await list()).toMatchObject({ items: [copy, changed], page: 1, limit: 2, total: 3 });
  const all = await testApp.request('GET', `/qna-template/all/${person.email}`, person);
  expect(all.json().result).toMatchObject({ limit: 3, total: 3 });
  expect(await api().call(contract.templates.get, { params: { id: copy._id } })).toEqual(copy);
  await api().call(contract.templates.delete, { params });
  expect((await list()).total).toBe(2);
  expect((await testApp.request('GET', `/qna-template/template-id/${first}`, person)).statusCode).toBe(404);
});

test.each([
  [{ name: ' ', questions: ['Who?'] }, 'name', 'Give the template a name.'],
  [{ name: 'Empty', questions: [] }, 'questions', 'Add at least one question.'],
  [{ name: 'Blank', questions: ['Who?', ' '] }, 'questions.1', 'Type the question, or remove its row.'],
  [{ name: 'Twice', questions: ['Who?', 'Who? '] }, 'questions', 'This question is there twice.'],
  [
    { name: 'Long', questions: Array.from({ length: TEMPLATE_MAX_QUESTIONS + 1 }, (_, at) => `Who ${at}?`) },
    'questions',
    `A template has at most ${TEMPLATE_MAX_QUESTIONS} questions.`,
  ],
])('a template without what it needs is refused with its reason (%#)', async (body, field, message) => {
  const answer = await testApp.request('POST', '/qna-template', person, body);
  expect(answer.json()).toMatchObject({ status: 400, result: { fields: { [field]: message } } });
});

test('the type of each column is what was chosen, else what its question asks for', async () => {
  const questions = ['When does it end?', 'Who may end it?', 'Is it insured?'];
  const chosen = { type: 'choice' as const, choices: ['Customer', 'Supplier', 'Customer'] };
  const columns = [{ type: 'text' as const }, chosen, { type: 'text' as const, isGuessed: true as const }];
  const made = await api().call(contract.templates.create, { body: { name: 'Typed', questions, columns } });
  expect(made.columns).toEqual([
    { type: 'text' },
    { type: 'choice', choices: ['Customer', 'Supplier'] },
    { type: 'yesNo', isGuessed: true },
  ]);
  const params = { id: made._id };
  expect((await api().call(contract.templates.duplicate, { params })).columns).toEqual(made.columns);
  const plain = await api().call(contract.templates.update, { params, body: { name: 'Typed', questions } });
  expect(plain.columns.map(({ type }) => type)).toEqual(['date', 'names', 'yesNo']);
});

test.each([
  [[], 'columns', 'Name one column for each question, or none.'],
  [
    [{ type: 'choice', choices: ['One', 'One'] }],
    'columns.0.choices',
    'Name at least two answers to choose from.',
  ],
])('columns that do not fit their questions are refused (%#)', async (columns, field, message) => {
  const body = { name: 'Wrong', questions: ['When?'], columns };
  const answer = await testApp.request('POST', '/qna-template', person, body);
  expect(answer.json()).toMatchObject({ status: 400, result: { fields: { [field]: message } } });
});

test('no account is given the list of another', async () => {
  const stranger = await testApp.signUp();
  for (const list of ['user', 'all'])
    expect(
      (await testApp.request('GET', `/qna-template/${list}/${person.accountId}`, stranger)).statusCode,
    ).toBe(403);
});
