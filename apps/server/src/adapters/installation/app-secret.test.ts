import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findAppSecret, makeAppSecret } from '#adapters/installation/app-secret.ts';

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-secret-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the secret is made once, for its owner only, whoever comes first', async () => {
  const folder = await openFolder();
  const secrets = await Promise.all(Array.from({ length: 8 }, () => makeAppSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await findAppSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['app-secret']);
  expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600);
});

test('what a process that was killed left of one is not taken for it', async () => {
  const folder = await openFolder();
  await writeFile(join(folder, 'app-secret.8d0e6d6e-2f6f-4c52-8ad1-7f3c1f6b0d11'), 'half');
  expect(await findAppSecret(folder)).toBeUndefined();
  expect((await makeAppSecret(folder)).length).toBeGreaterThanOrEqual(32);
});

test('a damaged one is not replaced: what was sealed with it would be lost', async () => {
  const folder = await openFolder();
  await writeFile(join(folder, 'app-secret'), 'short');
  await expect(findAppSecret(folder)).rejects.toThrow('is damaged');
});
