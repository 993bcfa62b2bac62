import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { connect, upload } from '@recto/testing/api';

/** A thread of its own: fifty uploads in the thread that measures would lengthen what it measures. */
export interface UploadersData {
  readonly url: string;
  readonly folder: string;
  /** One account for each uploader. */
  readonly tokens: readonly string[];
}

export interface UploadersReport {
  /** Milliseconds from an upload's first byte to its 201. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

/** Sends every filing again and again, one after the other, each time with bytes that no upload had before. */
async function uploadWithoutPause({ url, folder, tokens }: UploadersData, isStopped: () => boolean) {
  const filings = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const times: number[] = [];
  const failures: string[] = [];
  const uploadAll = async (token: string, first: number) => {
    const api = connect(url, token);
    for (let at = first; !isStopped(); at++) {
      const filing = filings[at % filings.length];
      if (!filing) throw new Error(`no filings in ${folder}`);
      const content = new Blob([filing.bytes, `\n% ${randomUUID()}\n`]);
      const start = performance.now();
      await upload(api, { name: filing.name, content }).then(
        () => times.push(performance.now() - start),
        (error: unknown) => failures.push(String(error)),
      );
    }
  };
  await Promise.all(tokens.map(uploadAll));
  return { times, failures } satisfies UploadersReport;
}

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');
let stopped = false;
port.once('message', () => {
  stopped = true;
});
const report = await uploadWithoutPause(workerData as UploadersData, () => stopped);
port.postMessage(report, []);
