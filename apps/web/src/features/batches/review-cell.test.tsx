import type { Cell } from '@recto/contract/batches';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { cellsQuery } from '#shared/batches/queries.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeQuestion } from '#testing/question.ts';
import { signIn } from '#testing/signed-in.ts';
import { useReviewCell } from './mutations.ts';

beforeEach(signIn);

const CELLS: Cell[] = ['first', 'second'].map((answerId, column) => ({
  answerId,
  fileId: 'file',
  column,
  status: 'complete',
  text: 'Thirty days.',
  kind: 'answer',
  pages: [1],
}));

/** A server that keeps reviews, and answers each one when it is told to. */
function arrange() {
  const kept = new Map<string, Cell['review']>();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const answerId = /\/qna\/review\/(\w+)/.exec(url)?.[1];
    if (answerId !== undefined) {
      const review = JSON.parse(String(body)) as NonNullable<Cell['review']>;
      await new Promise<void>((resolve) => waiting.push(resolve));
      kept.set(answerId, review);
      return jsonAnswer(200, { questions: [makeQuestion({ _id: answerId, completed: true, review })] });
    }
    const query = new URL(url, 'http://localhost').searchParams;
    const cell = CELLS[Number(query.get('page')) - 1];
    const review = cell && kept.get(cell.answerId);
    const items = cell ? [{ ...cell, text: 'As it is kept.', ...(review && { review }) }] : [];
    return jsonAnswer(200, { items, page: 1, limit: 1, total: CELLS.length });
  });
  const client = makeQueryClient();
  const { queryKey } = cellsQuery('batch');
  client.setQueryData(queryKey, CELLS);
  const seen: (string | undefined)[] = [];
  client.getQueryCache().subscribe(() => seen.push(client.getQueryData(queryKey)?.[0]?.review?.mark));
  const { result } = renderHook(() => useReviewCell('batch'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const cell = () => client.getQueryData(queryKey)?.[0];
  const answerNext = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.pop()?.());
  };
  return { review: result.current.mutate, cell, seen, answerNext };
}

test('a mark is shown at once, and the cell as the server has it then', async () => {
  const { review, cell, answerNext } = arrange();
  await act(async () => review({ answerId: 'first', mark: 'accepted' }));
  expect(cell()?.review).toEqual({ mark: 'accepted' });
  await answerNext();
  await waitFor(() => expect(cell()?.text).toBe('As it is kept.'));
  expect(cell()?.review).toEqual({ mark: 'accepted' });
});

test('a mark that follows another quickly is not shown undone meanwhile', async () => {
  const { review, cell, seen, answerNext } = arrange();
  await act(async () => {
    review({ answerId: 'first', mark: 'check', note: 'Ask Ada' });
    review({ answerId: 'first', mark: 'wrong' });
  });
  await waitFor(() => expect(cell()?.review).toEqual({ mark: 'wrong', note: 'Ask Ada' }));
  seen.length = 0;
  await answerNext();
  await answerNext();
  await waitFor(() => expect(cell()?.text).toBe('As it is kept.'));
  expect(new Set(seen)).toEqual(new Set(['wrong']));
});
