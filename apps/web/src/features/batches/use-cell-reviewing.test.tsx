import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeQuestion } from '#testing/question.ts';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';
import { useCellReviewing } from './use-cell-reviewing.ts';

beforeEach(signIn);
afterEach(() => useToasts.setState({ toasts: [] }));

test.each([
  ['is said to be taken back once it is', 200, ['Mark and note taken back']],
  ['is not said to be taken back where that fails', 507, ['The storage is full.']],
])('a mark with a note %s', async (_, status, said) => {
  let answer = () => {};
  const waits = new Promise<void>((go) => (answer = go));
  vi.stubGlobal('fetch', async () => {
    await waits;
    return status === 200
      ? jsonAnswer(200, { questions: [makeQuestion({ _id: 'answer-1', completed: true })] })
      : jsonAnswer(status, { code: 'storage.full' }, 'The storage is full.');
  });
  const client = makeQueryClient();
  const { result } = renderHook(() => useCellReviewing('batch-1'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const messages = () => useToasts.getState().toasts.map(({ message }) => message);
  await act(async () =>
    result.current.toggle(
      {
        answerId: 'answer-1',
        fileId: 'file-1',
        column: 0,
        status: 'complete',
        text: 'Thirty days.',
        kind: 'answer',
        pages: [1],
        review: { mark: 'accepted', note: 'Ask Ada' },
      },
      'accepted',
    ),
  );
  expect(messages()).toEqual([]);
  await act(async () => answer());
  await act(() => vi.waitFor(() => expect(messages()).toEqual(said)));
});
