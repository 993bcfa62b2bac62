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

test('kinds of answers, which are not there yet, are refused rather than dropped; what nobody knows is passed over', async () => {
  const { _id } = await makeTemplate(api(), { name: 'Plain', questions: ['Who?'] });
  const body = { name: 'With kinds', questions: ['When?'] };
  const calls = [['POST', '/qna-template'] as const, ['PUT', `/qna-template/${_id}`] as const];
  for (const [method, path] of calls) {
    const refused = await testApp.request(method, path, person, { ...body, columns: [{ type: 'date' }] });
    const message =
      'Templates cannot say yet what kind of answer each question wants: leave the columns out.';
    expect(refused.json()).toMatchObject({ status: 400, message, result: { fields: { columns: message } } });
  }
  const taken = await testApp.request('POST', '/qna-template', person, { ...body, colour: 'red' });
  expect(taken.json()).toMatchObject({ status: 201, result: { name: 'With kinds' } });
  for (const id of [_id, taken.json().result._id])
    await api().call(contract.templates.delete, { params: { id } });
});

test('no account is given the list of another', async () => {
  const stranger = await testApp.signUp();
  for (const list of ['user', 'all'])
    expect(
      (await testApp.request('GET', `/qna-template/${list}/${person.accountId}`, stranger)).statusCode,
    ).toBe(403);
});
