import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { receive } from '#shared/events/receive.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { latestQuestionsQuery } from '#shared/history/queries.ts';
import { planKeys } from '#shared/plans/keys.ts';
import { questionKeys, questionQuery } from '#shared/questions/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { makeAnswered } from '#testing/question.ts';
import { useToasts } from '#ui/toast-store.ts';

test('FILE_PROGRESS puts the file into the cache', () => {
  const client = new QueryClient();
  const file = makeFile({ status: 'processing', progress: { page: 14, of: 52 } });
  receive(client, { type: 'FILE_PROGRESS', body: file });
  expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(file);
});

test('chat_response puts the answer into the cache, whichever screen is shown, and makes lists over all files stale', () => {
  const client = new QueryClient();
  const { queryKey } = latestQuestionsQuery(5);
  client.setQueryData(queryKey, { items: [], page: 1, limit: 5, total: 0 });
  const answered = makeAnswered();
  receive(client, { type: 'chat_response', body: { questions: [answered] } });
  expect(client.getQueryData(questionQuery(answered._id).queryKey)).toEqual(answered);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('chat_partial is kept until the answer is complete, and never with the answers', () => {
  const client = new QueryClient();
  const answered = makeAnswered();
  const partialKey = questionKeys.partial(answered._id);
  const partial = { questionId: answered._id, phase: 'writing', text: 'Not checked yet.' } as const;
  receive(client, { type: 'chat_partial', body: partial });
  const preliminary = { ...answered, completed: false, preliminary: true as const };
  receive(client, { type: 'chat_response', body: { questions: [preliminary] } });
  expect(client.getQueryData(partialKey)).toEqual(partial);
  receive(client, { type: 'chat_response', body: { questions: [answered] } });
  expect(client.getQueryData(partialKey)).toBeUndefined();
  expect(client.getQueryData(questionQuery(answered._id).queryKey)).toEqual(answered);
});

test.each([
  ['NOTIFY_USER', 'info'],
  ['error_response', 'error'],
])('%s is said in a toast', (type, kind) => {
  receive(new QueryClient(), { type, body: { message: `Said by ${type}.` } });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ message: `Said by ${type}.`, kind });
});

test('what is said of a subscription makes what is shown of the plan stale', () => {
  const client = new QueryClient();
  client.setQueryData(planKeys.usage, { plan: 'PRICE_ID_10', limits: [] });
  const body = { message: 'Your Ascend plan has ended.', about: { subscriptionId: 'sub_1' } };
  receive(client, { type: 'NOTIFY_USER', body });
  expect(client.getQueryState(planKeys.usage)?.isInvalidated).toBe(true);
  expect(useToasts.getState().toasts.at(-1)?.message).toBe(body.message);
});

test('unknown types are only logged', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  receive(new QueryClient(), { type: 'SOMETHING_NEW', body: {} });
  expect(log).toHaveBeenCalledOnce();
});
