import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import type { Export } from '@recto/contract/exports';
import { makeTemplate, uploadAndWait, waitFor, waitForBatch } from '@recto/testing/api';
import { longPdf, tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { checkSums } from '#modules/exports/read-exports.fixture.ts';
import { startKillable } from '#testing/killable-server.ts';
import { readZip } from '#testing/read-zip.ts';
import { makeSofficeStandIn } from '#testing/soffice.ts';

const PAGES = 20;
const LIMIT_MS = 120_000;

test(
  'an export whose server is killed in the middle of it is written once, and nothing of the first attempt is left',
  async () => {
    const { dataFolder, url: serverUrl, api, kill, start } = await startKillable();
    const file = await uploadAndWait(api(), { name: 'Store.pdf', content: longPdf(PAGES, 'kill') });
    // Each answer stands on a page of its own, whose picture takes a while to draw.
    const questions = Array.from(
      { length: PAGES },
      (_, page) => `Which line says that item ${page * 30} is in store?`,
    );
    const template = await makeTemplate(api(), { name: 'Store', questions });
    const body = { fileIds: [file._id], templateId: template._id };
    const { batchId } = await api().call(contract.batches.start, { body });
    await waitForBatch(api(), batchId);

    const call = { params: { id: batchId }, body: { format: 'zip' as const } };
    // Its answer is lost with the server.
    const started = api()
      .call(contract.exports.batch, call)
      .catch(() => undefined);
    const look = async (): Promise<Export | undefined> =>
      (await api().call(contract.ownAccount.exportData, {})).exports[0];
    const unfinished = () => readdir(join(dataFolder, 'blobs', '.tmp'));
    const isUnderWay = async () => ((await unfinished()).length > 0 ? true : undefined);
    await waitFor('the beginning of the file', isUnderWay, LIMIT_MS);
    await kill();
    await started;
    expect(await unfinished()).toHaveLength(1);
    await start();
    const isOver = async () => ((await look())?.status === 'running' ? undefined : true);
    await waitFor('the end of the export', isOver, LIMIT_MS);

    const { exportId: id = '' } = (await look()) ?? {};
    const { status, url, total } = await api().call(contract.exports.get, { params: { id } });
    expect({ status, total }).toEqual({ status: 'complete', total: PAGES });
    const response = await fetch(serverUrl() + (url ?? ''));
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(checkSums(files)).toHaveLength(files.size - 1);
    expect(await unfinished()).toEqual([]);
    expect(await readdir(join(dataFolder, 'blobs', 'exports'))).toEqual([id]);
  },
  LIMIT_MS * 3,
);

test(
  'a report as PDF whose server is killed while LibreOffice makes it is made again, and nothing of the first attempt is left',
  async () => {
    const printed = tinyPdf([['The report.']]);
    const soffice = await makeSofficeStandIn(printed);
    onTestFinished(soffice.remove);
    await soffice.setFault('hang');
    const settings = { SOFFICE: soffice.program };
    const { dataFolder, url: serverUrl, api, kill, start } = await startKillable({ settings });
    const fileIds = [];
    for (const fee of [10, 20]) {
      const content = tinyPdf([[`The fee is EUR ${fee}.`]]);
      fileIds.push((await uploadAndWait(api(), { name: `Fee ${fee}.pdf`, content }))._id);
    }
    const { comparisonId } = await api().call(contract.comparisons.start, { body: { fileIds } });
    const isCompared = async () => {
      const { status } = await api().call(contract.comparisons.get, { params: { id: comparisonId } });
      return status === 'complete' ? true : undefined;
    };
    await waitFor('the comparison', isCompared, LIMIT_MS);
    const started = api()
      .call(contract.exports.comparison, { body: { comparisonId, format: 'pdf' } })
      .catch(() => undefined);
    await waitFor('the program', async () => (soffice.hasChild() ? true : undefined), LIMIT_MS);
    await kill();
    await started;
    await soffice.setFault(null);
    await start();
    const look = async (): Promise<Export | undefined> =>
      (await api().call(contract.ownAccount.exportData, {})).exports[0];
    const isOver = async () => ((await look())?.status === 'running' ? undefined : true);
    await waitFor('the end of the report', isOver, LIMIT_MS);
    const { exportId: id = '' } = (await look()) ?? {};
    const { status, url } = await api().call(contract.exports.get, { params: { id } });
    expect(status).toBe('complete');
    const response = await fetch(serverUrl() + (url ?? ''));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(printed);
    expect(await readdir(join(dataFolder, 'blobs', 'exports'))).toEqual([id]);
  },
  LIMIT_MS * 3,
);
