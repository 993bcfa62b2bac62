import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';

const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));

test('a server refuses to start on the files of another database, says what to do and changes nothing', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const blobs = join(dataFolder, 'blobs');
  const [owner, file] = [randomUUID(), randomUUID()];
  await mkdir(join(blobs, 'originals'), { recursive: true });
  await writeFile(join(blobs, 'installation'), owner);
  await writeFile(join(blobs, 'originals', file), 'the only copy');

  const env = { ...process.env, PORT: '0', RECTO_DATA: dataFolder, LOG_LEVEL: 'error', DATABASE_URL: '' };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect([code, said]).toEqual([1, '']);
  // One sentence after the other, and no stack.
  expect(complained.trim().split('\n')).toHaveLength(1);
  for (const word of ['belong to another database', 'Nothing was changed', 'DATABASE_URL', 'RECTO_DATA'])
    expect(complained).toContain(word);
  expect(await readdir(join(blobs, 'originals'))).toEqual([file]);
  expect(await readFile(join(blobs, 'installation'), 'utf8')).toBe(owner);
});
