import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { ServerEvent } from '@recto/contract/events';
import {
  type ApiClient,
  makeApiClient,
  makeTemplate,
  type SignedInPerson,
  upload,
  waitFor,
  waitForBatch,
  waitForFile,
} from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { io, type Socket } from 'socket.io-client';

/** A refusal with 503 and Retry-After is said to be gone in a moment. */
const RETRY_AFTER_MS = 200;

export interface LoadCounts {
  requests: number;
  /** Refused with 503 and Retry-After, and sent again. */
  toldToRetry: number;
  readonly failures: string[];
}

/** Calls that do as the protocol tells: what is refused with 503 and Retry-After is sent again, anything else has failed. */
export function makePatientClient(url: string, counts: LoadCounts): ApiClient {
  return makeApiClient(async ({ method, path, headers, body }) => {
    for (;;) {
      counts.requests += 1;
      const response = await fetch(url + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
      }).catch((error: unknown) => error as Error);
      if (response instanceof Error) {
        counts.failures.push(`${method} ${path}: ${response.message} ${String(response.cause)}`);
        throw response;
      }
      if (response.status === 503 && response.headers.has('retry-after')) {
        counts.toldToRetry += 1;
        await response.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        continue;
      }
      const text = await response.text();
      if (response.status >= 300) counts.failures.push(`${method} ${path}: ${response.status} ${text}`);
      return { status: response.status, json: response.status < 500 ? JSON.parse(text) : { text } };
    }
  });
}

interface Heard {
  readonly at: number;
  readonly event: ServerEvent;
}

/** A client of the socket that comes back by itself, with what it has heard and while it was connected. */
export interface Listener {
  readonly accountId: string;
  readonly socket: Socket;
  readonly heard: readonly Heard[];
  /** From when, and until when: the last one is open. */
  readonly windows: readonly { readonly from: number; until: number }[];
}

export async function listen(url: string, person: SignedInPerson): Promise<Listener> {
  const socket = io(url, {
    auth: { token: person.AccessToken },
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
  });
  const heard: Heard[] = [];
  const windows: { from: number; until: number }[] = [];
  socket.on('events', (event: ServerEvent) => heard.push({ at: Date.now(), event }));
  socket.on('connect', () => windows.push({ from: Date.now(), until: Number.POSITIVE_INFINITY }));
  socket.on('disconnect', () => Object.assign(windows.at(-1) ?? {}, { until: Date.now() }));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { accountId: person.accountId, socket, heard, windows };
}

const QUESTION = 'What is the fee?';
const page = (at: number) => [
  [`Agreement ${at}`, `The fee is ${40 + at} euros a month.`, 'It is due on the first.'],
];

/** One person at work: files, questions and batches, one after another until told to stop. */
export function work(api: ApiClient, stop: AbortSignal) {
  const files: string[] = [];
  const questions: string[] = [];
  const batches: string[] = [];
  const loop = async (step: (at: number) => Promise<void>) => {
    for (let at = 0; !stop.aborted; at += 1) await step(at);
  };
  const uploading = loop(async (at) => {
    const content = tinyPdf(page(at), randomUUID());
    files.push((await upload(api, { name: `Agreement ${at}.pdf`, content }))._id);
    await api.call(contract.folders.root);
    await pause();
  });
  const firstFile = waitFor('the first file', async () => files[0]).then((id) => waitForFile(api, id));
  const asking = firstFile.then(({ _id: fileId }) =>
    loop(async () => {
      const asked = await api.call(contract.questions.ask, { body: { fileId, question: QUESTION } });
      const id = asked.questions[0]?._id ?? '';
      questions.push(id);
      await api.call(contract.history.get, { params: { id } });
      await pause();
    }),
  );
  const batching = firstFile.then(async ({ _id: fileId }) => {
    const template = await makeTemplate(api, { name: 'Fees', questions: [QUESTION, 'When is it due?'] });
    await loop(async () => {
      const { batchId } = await api.call(contract.batches.start, {
        body: { fileIds: [fileId], templateId: template._id },
      });
      batches.push(batchId);
      await waitForBatch(api, batchId);
    });
  });
  return { files, questions, batches, done: Promise.all([uploading, asking, batching]) };
}

/** Between two files or questions of a person. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));
