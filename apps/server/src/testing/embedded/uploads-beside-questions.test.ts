import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { contract } from '@recto/contract';
import type { Question } from '@recto/contract/questions';
import { type ApiClient, ask, connect, waitForAnswer } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { readRealPdfs } from '#testing/pdf-files.ts';
import { type ServerProcess, signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

/** Few in every run; `npm run soak` sets more, and has them send the filings at hand. */
const UPLOADERS = Number(process.env['UPLOADERS'] ?? 2);
const UPLOADS_OF_EACH = Number(process.env['UPLOADS_OF_EACH'] ?? 2);
const QUESTIONS = Number(process.env['QUESTIONS'] ?? 4);
const SENDS_REAL = process.env['REAL_PDFS'] === '1';
const LONGEST_MS = 3_000_000;

const WARRANTY = 'The warranty period of the machine is twenty four months from delivery.';
const ASKED = 'How long is the warranty period of the machine?';

let dataFolder: string;
let server: ServerProcess;
beforeAll(async () => {
  dataFolder = await makeDataFolder();
  server = await startProcess(dataFolder);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

const originals = SENDS_REAL ? readRealPdfs({ folder: 'filings' }) : [];

/** Bytes that no upload had before: a filing with a comment behind its end, or a file made here. */
function makeUpload(index: number): Uint8Array {
  const original = originals[index % Math.max(1, originals.length)];
  if (original) return Buffer.concat([original.bytes, Buffer.from(`\n% ${randomUUID()}\n`)]);
  return tinyPdf(
    Array.from({ length: 30 }, (_, page) => [`Page ${page + 1} speaks of ${randomUUID()}.`]),
    randomUUID(),
  );
}

/** All files of an account, once none of them is under way any more. */
const untilRead = (api: ApiClient) =>
  vi.waitFor(
    async () => {
      const { items } = await api.call(contract.folders.root, { query: { limit: UPLOADS_OF_EACH + 1 } });
      const files = items.filter((item) => item.type !== 'FOLDER');
      expect(files.filter(({ status }) => status === 'waiting' || status === 'processing')).toEqual([]);
      return files;
    },
    { timeout: LONGEST_MS, interval: 500 },
  );

test(
  `${UPLOADERS} uploaders beside ${QUESTIONS} questions: every question is answered, every accepted file read once`,
  async () => {
    const token = await signInTo(server, dataFolder);
    const asker = connect(server.url, token);
    const fileId = await uploadTo(server, token, tinyPdf([[WARRANTY]]));
    expect(await untilRead(asker)).toMatchObject([{ _id: fileId, status: 'complete' }]);
    const uploaders: string[] = [];
    for (let made = 0; made < UPLOADERS; made++) uploaders.push(await signInTo(server, dataFolder));

    const uploading = uploaders.map(async (token, uploader) => {
      const accepted: string[] = [];
      for (let sent = 0; sent < UPLOADS_OF_EACH; sent++) {
        const id = await uploadTo(server, token, makeUpload(uploader + sent));
        // Nothing is refused for want of time.
        accepted.push(id ?? 'refused');
      }
      return accepted;
    });
    const asking = (async () => {
      const asked: Promise<Question>[] = [];
      // One after the other is accepted, whether or not those before it are answered.
      for (let count = 0; count < QUESTIONS; count++)
        asked.push(waitForAnswer(asker, (await ask(asker, fileId ?? '', ASKED))._id, LONGEST_MS));
      return Promise.all(asked);
    })();

    const answers = await asking;
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(QUESTIONS);
    for (const answer of answers) {
      expect(answer.error).toBeUndefined();
      expect(answer.citations.map(({ quote }) => quote).join()).toContain('twenty four months');
    }
    for (const [at, accepted] of (await Promise.all(uploading)).entries()) {
      const files = await untilRead(connect(server.url, uploaders[at]));
      expect(files.map(({ _id }) => _id).toSorted()).toEqual(accepted.toSorted());
      expect(files.filter(({ status }) => status !== 'complete')).toEqual([]);
    }
    const { total } = await asker.call(contract.history.list, { query: { limit: 1 } });
    expect(total).toBe(QUESTIONS);
  },
  LONGEST_MS,
);
