import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#adapters/database/embedded/open-embedded.ts';
import { describeStartupError } from '#kernel/describe-startup-error.ts';

let sound: string;
beforeAll(async () => {
  sound = await mkdtemp(join(tmpdir(), 'recto-sound-'));
  // An empty folder in its place is a first start.
  await mkdir(join(sound, 'database'));
  await (await openEmbedded(sound, () => {})).close();
});
afterAll(() => rm(sound, { recursive: true, force: true }));

/** A copy of a sound data folder, to be damaged. */
async function copySound(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-damaged-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(sound, folder, { recursive: true });
  return folder;
}

const clear = async (path: string) => writeFile(path, Buffer.alloc((await stat(path)).size));
const walFiles = async (files: string) =>
  (await readdir(join(files, 'pg_wal')))
    .filter((name) => name.startsWith('0'))
    .map((name) => join(files, 'pg_wal', name));

type Damage = (files: string, folder: string) => Promise<unknown>;
const DAMAGED = /^The database in \S+ (cannot be opened: \S.*|is damaged: .*)/;

const DAMAGES: Record<string, [Damage, RegExp]> = {
  'a version without meaning': [(files) => writeFile(join(files, 'PG_VERSION'), '\0\xff'), DAMAGED],
  'another version': [(files) => writeFile(join(files, 'PG_VERSION'), '17\n'), /was made by PostgreSQL 17;/],
  'no version beside its files': [(files) => rm(join(files, 'PG_VERSION')), DAMAGED],
  'a folder in place of the version': [
    async (files) => {
      await rm(join(files, 'PG_VERSION'));
      await mkdir(join(files, 'PG_VERSION'));
    },
    DAMAGED,
  ],
  'a file in place of the database': [
    async (files) => {
      await rm(files, { recursive: true });
      await writeFile(files, 'x');
    },
    DAMAGED,
  ],
  'a control file cut short': [(files) => truncate(join(files, 'global/pg_control'), 100), DAMAGED],
  'a log cut short': [
    async (files) => Promise.all((await walFiles(files)).map((path) => truncate(path, 24_576))),
    DAMAGED,
  ],
  'a catalog of zeros': [(files) => clear(join(files, 'base/5/1259')), DAMAGED],
  'a lock that is none': [
    (_files, folder) => writeFile(join(folder, 'lock'), 'no database '.repeat(500)),
    /^The lock of the data folder \S+ cannot be taken/,
  ],
};

describe('a damaged data folder', () => {
  test.each(Object.entries(DAMAGES))(
    'with %s is refused with a sentence, and nothing in it is lost',
    async (_what, [damage, sentence]) => {
      const folder = await copySound();
      const files = join(folder, 'database');
      await damage(files, folder);
      const before = (await readdir(folder, { recursive: true })).filter((name) =>
        /base\/5\/\d+$/.test(name),
      );
      const error = await openEmbedded(folder, () => {}).then(
        async (opened) => opened.close(),
        (cause: unknown) => cause,
      );
      expect(describeStartupError(error, { host: 'x', port: 1, dataFolder: folder })).toMatch(sentence);
      const after = await readdir(folder, { recursive: true });
      expect(after).toEqual(expect.arrayContaining(before));
    },
  );
});

test('a data folder that is a file ends the start with a sentence, and leaves no process', async () => {
  const folder = join(await copySound(), 'data');
  await writeFile(folder, 'x');
  const server = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const env = { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', PORT: '0', RECTO_DATA: folder };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, complaint.trim()]).toEqual([
    1,
    expect.stringMatching(/^The data folder .* is a file, or a link that leads nowhere\. .*$/),
  ]);
});
