import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { FileItem } from '@recto/contract/library';
import { connect, waitForFile } from '@recto/testing/api';
import { loopingLabelsPdf, tinyPdf } from '@recto/testing/pdf';
import { realDocument } from '@recto/testing/test-data';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { type ServerProcess, signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

const REAL = realDocument('pdf-hostile/labelLoop.pdf');

/** Files that make PDFium trap, which costs them their page labels: one made here and, where it is at hand, a found one. */
const trappingFiles = () => [loopingLabelsPdf(), ...(existsSync(REAL) ? [readFileSync(REAL)] : [])];

const waitForEnd = (server: ServerProcess, token: string, id: string): Promise<FileItem> =>
  waitForFile(connect(server.url, token), id, 180_000);

// One that was started directly does so in `hostile-uploads.test.ts`.
test('a server that npm start has started outlives a trap in the PDF engine, goes on reading, and stops when told', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startProcess(dataFolder, { byStartScript: true });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const token = await signInTo(server, dataFolder);
  for (const bytes of trappingFiles()) {
    const id = await uploadTo(server, token, bytes, 'labels.pdf');
    expect(await waitForEnd(server, token, id ?? '')).toMatchObject({ status: 'complete', pages: 1 });
  }
  const sound = await uploadTo(server, token, tinyPdf([['A sound file.']]));
  expect(await waitForEnd(server, token, sound ?? '')).toMatchObject({ status: 'complete' });
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'exit')).toEqual([0, null]);
}, 600_000);

/** Takes the place of V8's handler, as a mistake once did: whatever traps ends its whole process. */
const TRAPS_KILL = `data:text/javascript,process.on('SIGSEGV',()=>process.kill(process.pid,'SIGKILL'))`;

test('a file at which the process died twice is read apart, and failed when that process dies too', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const start = async () => {
    const server = await startProcess(dataFolder, { nodeOptions: `--import "${TRAPS_KILL}"` });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    return { server, ended: once(server.child, 'exit') };
  };
  const first = await start();
  const token = await signInTo(first.server, dataFolder);
  const id = await uploadTo(first.server, token, loopingLabelsPdf(), 'deadly.pdf');
  expect(await first.ended).toEqual([null, 'SIGKILL']);
  // It is read again before the server listens, or right after.
  await start().then(
    ({ ended }) => ended,
    () => undefined,
  );
  const { server } = await start();
  expect(await waitForEnd(server, token, id ?? '')).toMatchObject({
    status: 'failed',
    error_code: 'file.process_crashed',
    error_msg_customer: expect.stringMatching(/^Reading this PDF has crashed the reader several times/),
  });
  const sound = await uploadTo(server, token, tinyPdf([['A sound file.']]));
  expect(await waitForEnd(server, token, sound ?? '')).toMatchObject({ status: 'complete' });
});
