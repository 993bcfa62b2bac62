import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { connect, waitForFile } from '@recto/testing/api';
import { grayPng, makeWordDocument, pictureRun } from '@recto/testing/office';
import { scannedPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import {
  killProcess,
  type ServerProcess,
  signInTo,
  startProcess,
  uploadTo,
} from '#testing/server-process.ts';
import { hocrOf, makeTesseractScript } from '#testing/tesseract-script.ts';

/** Kills of each scan, spread over its pages up to the last; `npm run soak` gives the number. */
const KILLS = Number(process.env['SCAN_KILLS'] ?? 2);
const PAGES_PER_KILL = 5;
const PAGES = PAGES_PER_KILL * KILLS;
/** Pages that are recognised at the same time: what a kill interrupts. */
const INTERRUPTED = 2;

/** A page with a bar of its own, so that each is another picture. */
function drawBar(page: number) {
  const [width, height] = [400, 520];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 100; y < 110; y++) pixels.fill(0, y * width + 20, y * width + 30 + 6 * page);
  return { width, height, pixels };
}

const pictures = Array.from({ length: PAGES }, (_, index) => drawBar(index + 1));
const parts = pictures.map((picture, index) => [`${index + 1}.png`, grayPng(picture)] as const);
const FILES = {
  'scan.pdf': scannedPdf(pictures, 'killed'),
  'scan.docx': makeWordDocument(
    parts.map(([name]) => pictureRun(name)).join(''),
    {},
    Object.fromEntries(parts),
  ),
};

test.each(Object.entries(FILES))(
  `${KILLS} kills while %s is recognised, the last at its last page: no page is read twice or missing`,
  async (name, bytes) => {
    const script = await makeTesseractScript({
      read: `md5sum | cut -c1-32 >> begun; sleep 0.4; echo "${hocrOf('Standing')}"`,
    });
    const dataFolder = await makeDataFolder();
    let server: ServerProcess | undefined;
    const restart = async () => {
      server = await startProcess(dataFolder, { settings: { TESSERACT: script.path } });
      return server;
    };
    onTestFinished(async () => {
      server?.child.kill('SIGKILL');
      await script.remove();
      await rm(dataFolder, { recursive: true, force: true });
    });
    const readings = async () =>
      (await readFile(join(script.folder, 'begun'), 'utf8').catch(() => '')).split('\n').slice(0, -1);

    let running = await restart();
    const token = await signInTo(running, dataFolder);
    const fileId = (await uploadTo(running, token, bytes, name)) ?? '';
    let interrupted = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const isLast = kill === KILLS;
      // Of different pages: what was interrupted is read again.
      const reached = async () => new Set(await readings()).size;
      await expect
        .poll(reached, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(isLast ? PAGES : (PAGES * kill) / KILLS);
      await killProcess(running);
      interrupted += INTERRUPTED;
      running = await restart();
    }
    const api = connect(running.url, token);
    expect(await waitForFile(api, fileId)).toMatchObject({ status: 'complete', pages: PAGES });
    const { report } = await api.call(contract.documents.detail, { params: { id: fileId } });
    expect(report).toMatchObject({ ocr: PAGES, needOcr: 0, damaged: 0 });
    const begun = await readings();
    // A kill may also cut a picture short on its way to the program.
    expect(new Set(begun).size).toBeGreaterThanOrEqual(PAGES);
    expect(begun.length).toBeLessThanOrEqual(PAGES + interrupted);
    console.info(`${name}, ${KILLS} kills: ${PAGES} pages, begun ${begun.length} times`);
  },
  60_000 + KILLS * 40_000,
);
