import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { measureFiles } from '#modules/library/store.ts';

/** What an installation is meant to hold. */
export interface SizeLimits {
  readonly files: number;
  readonly bytes: number;
}

/** How far an embedded database has been tried: it has one connection and one process. */
export const EMBEDDED_LIMITS: SizeLimits = { files: 1_000, bytes: 2_000_000_000 };

const NEAR = 0.8;

interface WatchDeps {
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  /** None where the database grows with what it holds. */
  readonly sizeLimits: SizeLimits | null;
}

/** Answers a function that looks how much is stored, and tells the operator once each time that a mark is passed. */
export function makeWatchSize({ database, log, sizeLimits: limits }: WatchDeps) {
  let told: 'nothing' | 'near' | 'beyond' = 'nothing';
  return async (): Promise<void> => {
    if (!limits) return;
    const { files, bytes } = await measureFiles(database.root);
    const share = Math.max(files / limits.files, bytes / limits.bytes);
    const level = share > 1 ? 'beyond' : share >= NEAR ? 'near' : 'nothing';
    const isChange = level === 'beyond' ? told !== 'beyond' : level === 'near' && told === 'nothing';
    told = level;
    if (!isChange) return;
    const what = level === 'near' ? 'is nearly as large as it should get' : 'is larger than it should get';
    log.warn(
      { files, megabytes: Math.round(bytes / 1_000_000), limits },
      `the embedded database ${what}; move to a PostgreSQL server (DATABASE_URL)`,
    );
  };
}
