import { contract } from '@recto/contract';
import { expect, test } from 'vitest';
import { ApiFailure, type ApiRequest, makeApiClient } from '#api/api-client.ts';
import { waitFor } from '#api/wait-for.ts';

/** A client of a server that gives the same answer to everything, and what it was asked. */
function openClient(json: unknown, status = 200) {
  const requests: ApiRequest[] = [];
  const api = makeApiClient(async (request) => {
    requests.push(request);
    return { status, json };
  });
  return { api, requests };
}

const success = (result: unknown) => ({ ok: true, message: '', status: 200, result });

test('calls are sent as the contract has them, each from an address of its own', async () => {
  const { api, requests } = openClient(success(null));
  const mine = api.withToken('secret');
  await mine.call(contract.history.delete, { params: { id: 'a/b' } });
  await mine.call(contract.history.delete, { params: { id: 'c' } });
  expect(requests).toMatchObject([
    { method: 'DELETE', path: '/api/v2/history/id/a%2Fb', headers: { authorization: 'Bearer secret' } },
    { method: 'DELETE', path: '/api/v2/history/id/c' },
  ]);
  expect(new Set(requests.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(2);
});

test('a body goes as JSON, a file as a form', async () => {
  const { api, requests } = openClient(success({ questions: [] }));
  await api.call(contract.questions.ask, { body: { fileId: 'a', question: 'Why?' } });
  await api
    .call(contract.files.upload, { body: { lang: 'de' }, file: { name: 'a.pdf', content: Buffer.from('%') } })
    .catch(() => {});
  expect(requests[0]?.body).toBe('{"fileId":"a","question":"Why?"}');
  const form = requests[1]?.body as FormData;
  expect([form.get('lang'), (form.get('file') as File).name]).toEqual(['de', 'a.pdf']);
});

test('a refusal is thrown with its code, and a result that the contract does not know as well', async () => {
  const refused = { ok: false, message: 'Not yours.', status: 403, result: { code: 'file.forbidden' } };
  const refusal = openClient(refused, 403).api.call(contract.folders.root);
  await expect(refusal).rejects.toThrow(ApiFailure);
  await expect(refusal).rejects.toMatchObject({ status: 403, code: 'file.forbidden' });
  await expect(openClient(success('nonsense')).api.call(contract.folders.root)).rejects.toThrow();
});

test('waiting ends with the first thing found, or with what was waited for', async () => {
  let looks = 0;
  expect(await waitFor('the third look', async () => (++looks === 3 ? looks : undefined))).toBe(3);
  await expect(waitFor('a miracle', async () => undefined, 0)).rejects.toThrow('a miracle');
});
