import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findSoffice } from '#adapters/soffice/find-soffice.ts';
import { makeSofficeConverter } from '#adapters/soffice/make-soffice-converter.ts';
import { ConversionError } from '#kernel/document-converter.ts';
import { makeSofficeStandIn, type SofficeStandIn } from '#testing/soffice.ts';

const searchPath = process.env['PATH'] ?? '';
let standIn: SofficeStandIn;
let folder: string;
let document: string;
beforeAll(async () => {
  standIn = await makeSofficeStandIn(Buffer.from('what was made'));
  folder = await mkdtemp(join(tmpdir(), 'conversions-'));
  document = join(folder, 'original');
  await writeFile(document, 'a document');
});
afterAll(async () => {
  await standIn.remove();
  await rm(folder, { recursive: true });
});
beforeEach(() => standIn.setFault(null));

const runs = () => join(folder, 'runs');
const open = (limits: { limitMs?: number; maxFileBytes?: number } = {}) =>
  makeSofficeConverter({ program: standIn.program, searchPath, folder: runs(), ...limits });
const requestOf = (signal = new AbortController().signal) => ({
  source: document,
  extension: 'docx',
  importFilter: 'MS Word 2007 XML',
  to: 'pdf',
  signal,
});
const readResult = (path: string) => readFile(path, 'utf8');
/** One that has ended and whose end nobody has taken note of yet (`Z`) is not alive. */
const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^\sZ]/.test(stdout.trim());
};

test('a document is converted, and nothing of the run stays', async () => {
  const converter = await open();
  expect(await converter.convert(requestOf(), readResult)).toBe('what was made');
  expect(await readdir(runs())).toEqual([]);
  const call = (await standIn.calls()).at(-1) ?? '';
  for (const part of [
    '--headless',
    '--infilter=MS Word 2007 XML',
    '--convert-to pdf',
    'UserInstallation=file:///',
  ])
    expect(call).toContain(part);
});

test('the program has nothing of the environment of the server', async () => {
  vi.stubEnv('APP_SECRET', 'kept to ourselves');
  await (await open()).convert(requestOf(), readResult);
  expect(await standIn.environment()).not.toContain('kept to ourselves');
  vi.unstubAllEnvs();
});

test('its profile runs no macros, follows no links and knows no way out', async () => {
  let profile = '';
  const seen = makeSofficeConverter({ program: standIn.program, searchPath, folder: runs() });
  await (await seen).convert(requestOf(), async (path) => {
    profile = await readFile(join(path, '../../profile/user/registrymodifications.xcu'), 'utf8');
  });
  for (const setting of ['DisableMacrosExecution', 'BlockUntrustedRefererLinks', 'DisableActiveContent'])
    expect(profile).toMatch(new RegExp(`name="${setting}"[^>]*><value>true<`));
  expect(profile).toMatch(/Writer\/Content\/Update"><prop oor:name="Link"[^>]*><value>0</);
});

describe('a document that is not converted', () => {
  test.each(['nothing', 'fail', 'empty'] as const)('since the program does: %s', async (fault) => {
    await standIn.setFault(fault);
    await expect((await open()).convert(requestOf(), readResult)).rejects.toMatchObject({ reason: 'failed' });
    expect(await readdir(runs())).toEqual([]);
  });

  test('since its result grows beyond the limit: it is cut off while it is written', async () => {
    await standIn.setFault('huge');
    const converter = await open({ maxFileBytes: 100_000 });
    await expect(converter.convert(requestOf(), readResult)).rejects.toThrow(ConversionError);
  });

  test('in time, after which no process of it is left', async () => {
    await standIn.setFault('hang');
    const converter = await open({ limitMs: 1_000 });
    await expect(converter.convert(requestOf(), readResult)).rejects.toMatchObject({ reason: 'timeout' });
    const child = await standIn.child();
    await vi.waitFor(() => expect(isAlive(child)).toBe(false));
  });

  test('since it is called off', async () => {
    await standIn.setFault('hang');
    const controller = new AbortController();
    const converter = await open();
    const running = converter.convert(requestOf(controller.signal), readResult);
    controller.abort(new Error('deleted meanwhile'));
    await expect(running).rejects.toThrow('deleted meanwhile');
    await standIn.setFault(null);
    expect(await converter.convert(requestOf(), readResult)).toBe('what was made');
  });
});

test('one document is converted after the other', async () => {
  const converter = await open();
  let underWay = 0;
  const convert = () =>
    converter.convert(requestOf(), async (path) => {
      underWay += 1;
      const [atOnce, text] = [underWay, await readResult(path)];
      underWay -= 1;
      return [atOnce, text, (await readdir(runs())).length];
    });
  const results = await Promise.all([convert(), convert(), convert()]);
  expect(results).toEqual(Array.from({ length: 3 }, () => [1, 'what was made', 1]));
});

test('what a killed process left is deleted at the start; what may be under way elsewhere is not', async () => {
  const [old, young] = [join(runs(), 'run-old'), join(runs(), 'run-young')];
  await mkdir(old, { recursive: true });
  await mkdir(young);
  await utimes(old, new Date(0), new Date(0));
  await open();
  expect(await readdir(runs())).toEqual(['run-young']);
  await rm(young, { recursive: true });
});

test('the program is named, looked for, or switched off', async () => {
  expect(await findSoffice('off', searchPath)).toBeNull();
  expect(await findSoffice('auto', '/nowhere')).toBeNull();
  expect(await findSoffice('auto', `/nowhere:${join(standIn.program, '..')}`)).toBe(standIn.program);
  expect(await findSoffice(standIn.program, '')).toBe(standIn.program);
  await expect(findSoffice('on', '/nowhere')).rejects.toThrow('Install LibreOffice');
  await expect(findSoffice('/nowhere/soffice', '')).rejects.toThrow('no program');
});
