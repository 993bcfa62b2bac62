import { spawnSync } from 'node:child_process';
import { upload, waitForFile } from '@recto/testing/api';
import { makeWordDocument } from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { startKillable } from '#testing/killable-server.ts';
import { makeSofficeStandIn } from '#testing/soffice.ts';

const isAlive = (pid: number) =>
  /^[^\sZ]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

test('killed while a file is converted, a server leaves no process behind and converts it at the next start', async () => {
  const soffice = await makeSofficeStandIn(tinyPdf([['Printed on two'], ['pages.']]));
  onTestFinished(soffice.remove);
  await soffice.setFault('hang');
  const { api, kill, start } = await startKillable({ settings: { SOFFICE: soffice.program } });
  const bytes = makeWordDocument('<w:p><w:r><w:t>Printed on two pages.</w:t></w:r></w:p>');
  const { _id } = await upload(api(), { name: 'letter.docx', content: bytes });
  await expect.poll(soffice.hasChild, { timeout: 20_000 }).toBe(true);
  await kill();
  const child = await soffice.child();
  await expect.poll(() => isAlive(child)).toBe(false);

  await soffice.setFault(null);
  await start();
  const file = await waitForFile(api(), _id);
  expect(file).toMatchObject({ status: 'complete', pageKind: 'layout', pages: 2 });
});
