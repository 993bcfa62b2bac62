import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestOf } from './lib/digest.mjs';

test('the digest of a folder changes with names and contents, and not with what is built in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-digest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    return digestOf([folder]);
  };
  const first = await write('src/page.ts', 'one');
  expect(await write('dist/page.js', 'built')).toBe(first);
  expect(await write('src/page.ts', 'two')).not.toBe(first);
  expect(await write('src/page.ts', 'one')).toBe(first);
  expect(await write('src/other.ts', '')).not.toBe(first);
});
