import type { Migration } from 'kysely/migration';
import * as usage from '#adapters/database/migrations/0001-usage.ts';
import * as accounts from '#adapters/database/migrations/0002-accounts.ts';

/**
 * Every migration, oldest first. One that has been released is never edited, renamed or moved: what
 * changes later is a new one at the end.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-usage': usage,
  '0002-accounts': accounts,
};
