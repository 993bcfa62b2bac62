import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string;
  }
}

/** What vitest takes of a test or a group that may be skipped; our reporter reads the reason. */
export interface SkipOptions {
  readonly skip?: boolean;
  readonly meta?: TaskMeta;
}

/** Options of tests that run only under a condition; where it is not met, the end of a run says why. */
export const onlyWhere = (isMet: boolean, skipReason: string): SkipOptions =>
  isMet ? {} : { skip: true, meta: { skipReason } };
