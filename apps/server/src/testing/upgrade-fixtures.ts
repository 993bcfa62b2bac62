import { join } from 'node:path';

/** Data as earlier versions have left it, each folder named for the commit; made by `scripts/make-upgrade-fixture.ts`. */
export const FIXTURES_FOLDER = join(import.meta.dirname, 'upgrade');

/** Known to everybody: nothing but made-up data lies under it. */
export const FIXTURE_SECRET = 'the secret of the fixtures, known to everybody';
export const FIXTURE_PERSON = { email: 'ada@fixtures.example', password: 'a long enough password' } as const;

/** What the calls of the version answered that made the data. */
export interface Kept {
  readonly files: readonly Record<string, unknown>[];
  readonly questions: readonly Record<string, unknown>[];
  /** The passages of the first question. */
  readonly contexts: Record<string, unknown>;
  /** Further answers, by their paths. */
  readonly more: Record<string, unknown>;
}
