import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileItem } from '@recto/contract/library';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

/** The examples of docs/api.md do what they say. */

const run = promisify(execFile);
const MAX_RUN_MS = 30_000;

let testApp: TestApp;
let person: Person;
let folder: string;
let env: Record<string, string>;
let page: string;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
  folder = await mkdtemp(join(tmpdir(), 'recto-examples-'));
  page = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const file = join(folder, 'lease.pdf');
  await writeFile(file, tinyPdf([['Lease.'], ['The notice period is three months.']]));
  env = {
    PATH: process.env['PATH'] ?? '',
    RECTO_URL: await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' }),
    RECTO_TOKEN: await testApp.makeToken(person, ['read', 'ask', 'write']),
    FILE: file,
    QUESTION: 'What is the notice period?',
  };
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

const example = (language: string): string => {
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page) ?? [];
  if (!code) throw new Error(`docs/api.md has no example in ${language}`);
  return code;
};

test('the one with curl uploads a file and lists it', { timeout: MAX_RUN_MS }, async () => {
  const { stdout } = await run('sh', ['-ec', example('sh')], { env, timeout: MAX_RUN_MS });
  const [uploaded = '', listed = ''] = stdout.split(/(?<=\})(?=\{"ok")/);
  const { _id, name } = FileItem.parse(JSON.parse(uploaded).result);
  expect(name).toBe('lease.pdf');
  expect(JSON.parse(listed).result.items).toMatchObject([{ _id }]);
});

test('the one with Node answers with page and quote', { timeout: MAX_RUN_MS }, async () => {
  const script = join(folder, 'ask.mjs');
  await writeFile(script, example('js'));
  const { stdout } = await run(process.execPath, [script], { env, timeout: MAX_RUN_MS });
  expect(stdout).toMatch(/three months/);
  expect(stdout).toContain('page 2: The notice period is three months.');
  await expect(
    run(process.execPath, [script], {
      env: { ...env, RECTO_TOKEN: await testApp.makeToken(person, ['write']) },
      timeout: MAX_RUN_MS,
    }),
  ).rejects.toThrow('It needs the scope "ask". (auth.token_scope)');
});
