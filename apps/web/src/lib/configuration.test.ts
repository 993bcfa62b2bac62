import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { configurationQuery, findProductName } from '#lib/configuration.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { useToasts } from '#ui/toast-store.ts';

const settings = { productName: 'Folio', signup: 'closed', sso: true, chatWidgetSrc: null };
const starting = () => jsonAnswer(503, { code: 'server.starting' });

/** Answers one by one; the last for ever. */
function answerWith(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

let client: QueryClient;
const load = () => client.query(configurationQuery);

beforeEach(() => {
  vi.useFakeTimers();
  client = makeQueryClient();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is asked for once, however many want it', async () => {
  const fetch = answerWith(() => jsonAnswer(200, settings));
  expect(await Promise.all([load(), load()])).toEqual([settings, settings]);
  await client.invalidateQueries();
  expect(await findProductName(client)).toBe('Folio');
  expect(fetch).toHaveBeenCalledOnce();
});

test('the answer of a server that is starting is no configuration, and is asked for again', async () => {
  answerWith(starting, starting, () => jsonAnswer(200, settings));
  const loaded = load();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loaded).toMatchObject({ productName: 'Folio', sso: true });
});

test('a server that does not tell it is warned of, does without it, and is asked again by whoever wants it next', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  const name = findProductName(client);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await name).toBe('Recto');
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    'Something went wrong, we get back to you soon!',
  ]);
  answerWith(() => jsonAnswer(200, settings));
  expect(await findProductName(client)).toBe('Folio');
});

test('an unset name stays unset, and what is missing has its default', async () => {
  answerWith(() => jsonAnswer(200, { productName: '', signup: 'whatever' }));
  expect(await load()).toEqual({
    productName: '',
    signup: 'open',
    sso: false,
    chatWidgetSrc: null,
  });
});
