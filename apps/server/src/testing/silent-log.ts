import type { DatabaseLog } from '#adapters/database/make-database.ts';

/** A log that says nothing. */
export const silentLog: DatabaseLog & { debug(details: object, message?: string): void } = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
