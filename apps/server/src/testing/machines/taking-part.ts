import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNTRIED } from './untried.ts';

const folder = join(import.meta.dirname, '../../..');

/** Test files, as patterns, that run against two API and two worker processes behind a proxy (`npm run soak`). */
export const TAKING_PART: readonly string[] = [
  'src/testing/machines/every-call-*.test.ts',
  'src/testing/access.test.ts',
  'src/modules/library/folders.test.ts',
];

interface Reason {
  readonly why: string;
  /** What such a file holds. */
  readonly holds?: RegExp;
  /** Or which ones they are. */
  readonly files?: readonly string[];
}

/** Why the others do not; the first that fits counts. */
export const REASONS: readonly Reason[] = [
  {
    why: 'of the run through the proxy itself, or of processes of its own that it starts, kills or starves',
    holds: /#testing\/(server-process|killable-server)|testing\/machines\//,
  },
  {
    why: 'moves the clock: the accounts module on its own, with a queue in a table',
    holds: /openAccountsTestApp/,
  },
  { why: 'moves the clock', holds: /openTestApp\([^;]*?(\(\) => (time\.now|now)|clock)\)/ },
  { why: 'holds the model’s and the engine’s answers back inside of the server', holds: /openModelTestApp/ },
  {
    why: 'puts parts of its own into the server: modules, readers, a log, a disk that is full',
    holds: /openTestApp\([^;]*?(addModules|freeSpace|readers|workerEntry|pino\(|makeLog)/,
  },
  {
    why: 'calls what only the server has: its modules, its recovery, its end, its Node server, a second one in the process',
    holds: /installation\.(recover|stop|accounts|app\.server|app\.inject)|openSecond|startSession/,
  },
  { why: 'looks at the migration of a database, or at its statements', holds: /migrat|openTestDatabase/ },
  {
    why: 'speaks to no server: pure rules, adapters, threads',
    holds: /^(?![^]*(openTestApp|shareTestApp))/,
  },
  { why: 'nothing keeps it from it, and it has not been tried through the proxy', files: UNTRIED },
];

/** Tests within files that take part which cannot, by what their full names hold. */
export const TESTS_LEFT_OUT: readonly { readonly name: RegExp; readonly why: string }[] = [
  {
    name: /refuses a session (that waits for its second factor|with a temporary password)/,
    why: 'starts a session of a level by hand, inside of the server',
  },
];

/** Why a file does not take part; undefined where nothing keeps it from that. */
export function findReason(file: string): string | undefined {
  const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`;
  return REASONS.find(({ holds, files = [] }) => files.includes(file) || holds?.test(text))?.why;
}

export const findFiles = (patterns: readonly string[] = ['src/**/*.test.ts']): string[] =>
  globSync([...patterns], { cwd: folder }).toSorted();
