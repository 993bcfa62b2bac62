import { contract } from '@recto/contract';
import { AUDIT_ENTRIES_PER_CALL, type AuditEntry } from '@recto/contract/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const PAGE_SIZE = 50;

/** Everything that shows entries begins with it: whatever an administrator does adds one. */
export const AUDIT_KEY = ['admin', 'audit'] as const;

/** What was done to a user or thing, or to all of them (null), the last first. */
export const auditQuery = (subject: string | null) =>
  infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, subject] as const,
    queryFn: ({ pageParam, signal }) =>
      call(contract.audit.list, {
        query: { page: pageParam, limit: PAGE_SIZE, ...(subject !== null && { subject }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

/** All entries, for a table of them. */
export async function readAllEntries(subject: string | null): Promise<AuditEntry[]> {
  const entries = new Map<string, AuditEntry>();
  for (let page = 1; ; page++) {
    const query = { page, limit: AUDIT_ENTRIES_PER_CALL, ...(subject !== null && { subject }) };
    const { items, total } = await call(contract.audit.list, { query });
    // Entries that are written meanwhile push others to the next page.
    for (const item of items) entries.set(item._id, item);
    if (page * AUDIT_ENTRIES_PER_CALL >= total) return [...entries.values()];
  }
}
