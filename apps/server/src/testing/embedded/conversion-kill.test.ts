import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect, waitForFile } from '@recto/testing/api';
import { makeWordDocument } from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import {
  killProcess,
  type ServerProcess,
  signInTo,
  startProcess,
  uploadTo,
} from '#testing/server-process.ts';
import { makeSofficeStandIn } from '#testing/soffice.ts';

const isAlive = (pid: number) =>
  /^[^\sZ]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

test('killed while a file is converted, a server leaves no process behind and converts it at the next start', async () => {
  const soffice = await makeSofficeStandIn(tinyPdf([['Printed on two'], ['pages.']]));
  const dataFolder = await makeDataFolder();
  let server: ServerProcess | undefined;
  const restart = async () => {
    server = await startProcess(dataFolder, { settings: { SOFFICE: soffice.program } });
    return server;
  };
  onTestFinished(async () => {
    server?.child.kill('SIGKILL');
    await soffice.remove();
    await rm(dataFolder, { recursive: true, force: true });
  });
  await soffice.setFault('hang');
  const first = await restart();
  const token = await signInTo(first, dataFolder);
  const bytes = makeWordDocument('<w:p><w:r><w:t>Printed on two pages.</w:t></w:r></w:p>');
  const fileId = (await uploadTo(first, token, bytes, 'letter.docx')) ?? '';
  await expect.poll(soffice.hasChild, { timeout: 20_000 }).toBe(true);
  await killProcess(first);
  const child = await soffice.child();
  await expect.poll(() => isAlive(child)).toBe(false);

  await soffice.setFault(null);
  const second = await restart();
  const file = await waitForFile(connect(second.url, token), fileId);
  expect(file).toMatchObject({ status: 'complete', pageKind: 'layout', pages: 2 });
});
