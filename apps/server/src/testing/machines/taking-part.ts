import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../..');

interface Reason {
  readonly why: string;
  /** What such a file holds. */
  readonly holds?: RegExp;
  /** Or which ones they are. */
  readonly files?: readonly string[];
}

const LOOKS_INTO_FOLDER = 'looks into the folder of stored files, which lie in a bucket';

/** Files that take part whatever they hold: a test of theirs that needs what the reasons name is left out by itself. */
export const BUT_FOR_SOME_TESTS: readonly string[] = [
  'src/testing/machines/every-call-accounts.test.ts',
  'src/testing/machines/every-call-work.test.ts',
  'src/testing/access.test.ts',
  'src/testing/account-data.test.ts',
  'src/testing/erase.test.ts',
  'src/testing/refused-uploads.test.ts',
  'src/testing/repeated-identity.test.ts',
  'src/modules/exports/comparison/reports.test.ts',
  'src/modules/exports/exports.test.ts',
  'src/modules/ingestion/page-blocks.test.ts',
  'src/modules/ingestion/reprocess.test.ts',
  'src/modules/ingestion/search-library.test.ts',
  'src/modules/ingestion/unlock-file.test.ts',
  'src/modules/library/library-downloads.test.ts',
  'src/modules/library/upload-file.test.ts',
  'src/modules/questions/embeddings/embeddings.test.ts',
];

/** Why a file does not run against two API and two worker processes behind a proxy; the first reason that fits counts. */
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
    holds: /openTestApp\([^;]*?(addModules|freeSpace|readers|workerEntry|pino\(|makeLog|database \})/,
  },
  {
    why: 'calls what only the server has: its modules, its recovery, its end, its Node server, a second one in the process',
    holds: /installation\.(recover|stop|accounts|app\.server|app\.inject)|openSecond/,
  },
  {
    why: 'speaks to a database without a server: migrations, statements, single stores',
    holds: /migrat|openTestDatabase/,
  },
  {
    why: 'speaks to no server: pure rules, adapters, threads',
    holds: /^(?![^]*(openTestApp|shareTestApp))/,
  },
  { why: 'watches the statements that the server makes', files: ['src/testing/read-plans.test.ts'] },
  { why: LOOKS_INTO_FOLDER, files: ['src/modules/ingestion/corrupt-storage.test.ts'] },
  {
    why: 'needs LibreOffice, which a part of `npm run soak` is for',
    files: ['src/modules/exports/libreoffice.test.ts'],
  },
];

/** Tests within files that take part which cannot, by their names. Those that take hold of what they cannot have say so themselves. */
export const TESTS_LEFT_OUT: readonly {
  readonly file: string;
  readonly name: RegExp;
  readonly why: string;
}[] = [
  {
    file: 'security-headers.test.ts',
    name: /protects the outbox/,
    why: 'asks for the page of mails, which is shown to nobody who comes through a proxy',
  },
  {
    file: 'odd-requests.test.ts',
    name: /strange words of a client about itself/,
    why: 'sends a header that the HTTP client of a proxy refuses to send',
  },
  {
    file: 'refused-uploads.test.ts',
    name: /^the connection on which an upload is refused/,
    why: 'is about a connection of the server, and a proxy stands between',
  },
  {
    file: 'account-data.test.ts',
    name: /^reads them as it is sent, and never all at once/,
    why: 'counts what of an answer is on its way, of which a proxy holds a part',
  },
  {
    file: 'ingestion/reprocess.test.ts',
    name: /^each type of file has versions of its own/,
    why: 'counts the files of the whole database, which all test files share',
  },
  ...[
    ['account-data.test.ts', /^comes as a zip with the files/],
    ['erase.test.ts', /^nothing names a file that was deleted/],
    ['ingestion/conversion.test.ts', /^(with the file its rendition goes|what was converted once)/],
    [
      'exports/exports.test.ts',
      /^(one that is cancelled while|a file without an export|a batch that is deleted)/,
    ],
  ].map(([file, name]) => ({ file: file as string, name: name as RegExp, why: LOOKS_INTO_FOLDER })),
];

/** Why a file does not take part; undefined where it does. */
export function findReason(file: string): string | undefined {
  if (BUT_FOR_SOME_TESTS.includes(file)) return undefined;
  const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`;
  return REASONS.find(({ holds, files = [] }) => files.includes(file) || holds?.test(text))?.why;
}

export const findFiles = (): string[] => globSync('src/**/*.test.ts', { cwd: folder }).toSorted();

/** Test files that take part (`npm run soak`): every one without a reason against it. */
export const findTakingPart = (): string[] => findFiles().filter((file) => findReason(file) === undefined);
