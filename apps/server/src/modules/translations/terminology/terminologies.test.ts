import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';
import { API_BASE, contract } from '@recto/contract';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const send = async (file: string | Uint8Array, name = 'Telecom') => {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'terms.tsv');
  const url = `${API_BASE}/create-terminology`;
  const answer = await testApp.inject({
    method: 'POST',
    url,
    headers: testApp.headers(person),
    payload: form,
  });
  return answer.json();
};
const termsOf = (id: string) => testApp.apiOf(person).call(contract.terminologies.terms, { params: { id } });

describe('a file of terms', () => {
  test.each([
    ['tabs', 'de\ten\nAbnahme\tacceptance\nVerzugszinsen\tdefault interest\n'],
    ['semicolons and names', '\uFEFFGerman;English\r\nAbnahme;acceptance\r\nVerzugszinsen;default interest'],
    ['commas and quotes', 'DE,en-GB\n"Abnahme","acceptance"\n\nVerzugszinsen,default interest\n'],
  ])('with %s is kept, a term a line', async (_, file) => {
    const { result, status } = await send(file);
    expect(status).toBe(201);
    expect(result).toMatchObject({ name: 'Telecom', languages: ['en', 'de'], terms: 2 });
    expect((await termsOf(result._id)).items.map(({ texts }) => texts)).toEqual([
      { de: 'Abnahme', en: 'acceptance' },
      { de: 'Verzugszinsen', en: 'default interest' },
    ]);
  });

  test('with a broken line is refused, and the line is named', async () => {
    const answer = await send('de\ten\nAbnahme\tacceptance\nRufnummernmitnahme;number portability\n');
    expect(answer).toMatchObject({
      status: 422,
      message: 'Line 3: one column instead of 2. Here a semicolon stands where the other lines have a tab.',
      result: { code: 'terminology.file_unreadable' },
    });
  });

  test.each([
    ['without languages', 'Abnahme\tacceptance\n', 'The first line'],
    [
      'in another encoding',
      new Uint8Array([0x64, 0x65, 0x09, 0x65, 0x6e, 0x0a, 0xe4, 0x09, 0x61]),
      'not in UTF-8',
    ],
    ['with an open quote', 'de,en\n"Abnahme,acceptance\n', 'Line 2: a quotation mark is not closed.'],
    ['with too many columns', 'de,en\na,b,c\n', 'Line 2: 3 columns instead of 2.'],
  ])('%s is refused with what is wrong', async (_, file, said) => {
    const { status, message } = await send(file);
    expect([status, message]).toEqual([422, expect.stringContaining(said)]);
  });
});

test('terms are kept as JSON, changed and deleted', async () => {
  const api = testApp.apiOf(person);
  const { terminologies } = contract;
  const terms = [{ texts: { en: 'customer', de: 'Auftraggeber', fr: 'client' } }];
  const made = await api.call(terminologies.create, { body: { name: 'House style', terms } });
  expect(made).toMatchObject({ languages: ['en', 'de', 'fr'], terms: 1 });
  const params = { id: made._id };
  const changed = await api.call(terminologies.update, {
    params,
    body: { name: 'House', terms: [...terms, { texts: { en: 'fee', de: 'Entgelt' } }] },
  });
  expect(changed).toMatchObject({ _id: made._id, name: 'House', terms: 2 });
  const list = await api.call(terminologies.list, { params: { userId: person.accountId } });
  expect(list.items[0]).toEqual(changed);
  await api.call(terminologies.delete, { params });
  expect((await testApp.request('GET', `/get-terminology-data/${made._id}`, person)).statusCode).toBe(404);
  const broken = await testApp.request('POST', '/create-terminology', person, {
    name: 'One language',
    terms: [{ texts: { en: 'fee' } }],
  });
  expect(broken.json().message).toBe('Give each term in two languages at least.');
});
