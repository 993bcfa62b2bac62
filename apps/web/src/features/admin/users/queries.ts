import { contract } from '@recto/contract';
import type { Role } from '@recto/contract/users';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const PAGE_SIZE = 50;

export const USERS_KEY = ['admin', 'users'] as const;

export interface UserSearch {
  readonly q: string;
  /** Null for all. */
  readonly role: Role | null;
}

export const usersQuery = ({ q, role }: UserSearch) =>
  infiniteQueryOptions({
    queryKey: [...USERS_KEY, 'list', q, role] as const,
    queryFn: ({ pageParam, signal }) =>
      call(contract.users.list, {
        body: { page: pageParam, limit: PAGE_SIZE, q, ...(role !== null && { role }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

/** How many there are, and how many of them administer. */
export const userCountsQuery = queryOptions({
  queryKey: [...USERS_KEY, 'counts'] as const,
  queryFn: async ({ signal }) => {
    const count = async (role: Role | null) =>
      (
        await call(contract.users.list, {
          body: { page: 1, limit: 1, q: '', ...(role !== null && { role }) },
          signal,
        })
      ).total;
    return { users: await count(null), admins: await count('admin') };
  },
});
