import { contract } from '@recto/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const PAGE_SIZE = 20;

/** What people have written, newest first. */
export const feedbackQuery = infiniteQueryOptions({
  queryKey: ['admin', 'feedback'] as const,
  queryFn: ({ pageParam, signal }) =>
    call(contract.feedback.list, { query: { page: pageParam, limit: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
});
