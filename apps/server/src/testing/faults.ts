import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect as openSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@recto/contract';
import { connect } from '@recto/testing/api';
import { loopingLabelsPdf, mutateBytes, oddString, oddStringsPdf, tinyPdf } from '@recto/testing/pdf';
import { runAsAdmin } from '#testing/database.ts';
import { type ServerProcess, uploadTo } from '#testing/server-process.ts';

/** What faults are done to, and what they leave behind. */
export interface FaultTarget {
  readonly server: ServerProcess;
  readonly token: string;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Of PostgreSQL, where that is the engine. */
  readonly databaseUrl?: string;
  /** Files whose fate is open, but who must have one: Complete, or failed with its cause. */
  readonly damaged: string[];
  readonly deleted: string[];
  /** Odd files that can be read, and must be. */
  readonly odd: string[];
}

type Fault = (target: FaultTarget) => Promise<void>;

const BOUNDARY = 'soak-boundary';

/** A form whose file never ends: the socket is cut in the middle of it. */
const cutUpload: Fault = async ({ server, token, random }) => {
  const file = tinyPdf(
    Array.from({ length: 300 }, (_, page) => [`Page ${page + 1}`]),
    randomUUID(),
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cut.pdf"\r\n\r\n`;
  const upload = request(`${server.url}/api/v2/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': file.length + 1_000,
    },
  });
  const gone = new Promise((resolve) => upload.once('close', resolve));
  upload.on('error', () => {});
  upload.write(head);
  upload.write(file.subarray(0, Math.floor(random() * file.length)));
  await sleep(random() * 100);
  upload.destroy();
  await gone;
};

const cutDownload: Fault = async ({ server, token, random }) => {
  const file = Buffer.concat([tinyPdf([['large']], randomUUID()), Buffer.alloc(3_000_000, '%')]);
  const id = await uploadTo(server, token, file, 'large.pdf');
  if (id === null) return;
  const api = connect(server.url, token);
  const { url } = await api.call(contract.files.originalUrl, { body: { fileId: id } });
  const download = new AbortController();
  const answer = await fetch(new URL(url, server.url), { signal: download.signal });
  await answer.body?.getReader().read();
  await sleep(random() * 30);
  download.abort();
};

const HALF_REQUESTS = [
  '',
  'GET / HT',
  'POST /api/v2/files HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\nhalf',
  '\x16\x03\x01',
];

/** Connections that end before, in or after a request, with and without a farewell. */
const dropSockets: Fault = async ({ server, random }) => {
  const { port, hostname } = new URL(server.url);
  const drop = async (said: string) => {
    const socket = openSocket(Number(port), hostname);
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.write(said);
    await sleep(random() * 100);
    if (random() < 0.5) socket.resetAndDestroy();
    else socket.destroy();
    await gone;
  };
  await Promise.all([...HALF_REQUESTS, ...HALF_REQUESTS].map(drop));
};

const sendDamaged: Fault = async ({ server, token, random, damaged }) => {
  const lines = Array.from({ length: 20 }, (_, page) => [`Page ${page + 1} ${randomUUID()}`]);
  const file = mutateBytes(tinyPdf(lines, randomUUID()), Math.floor(random() * 2 ** 31));
  const id = await uploadTo(server, token, file, 'damaged.pdf');
  if (id !== null) damaged.push(id);
};

/** Labels, metadata and text of any UTF-16 units at all, in a file that is sound. */
const sendOddStrings: Fault = async ({ server, token, random, odd }) => {
  const strings = Array.from({ length: 5 }, () => oddString(random));
  const id = await uploadTo(server, token, oddStringsPdf([...strings, randomUUID()]), 'odd.pdf');
  if (id !== null) odd.push(id);
};

/** A trap in the PDF engine: the thread that reads goes, and with it whatever else it has open. */
const trapReader: Fault = async ({ server, token, damaged }) => {
  const id = await uploadTo(server, token, loopingLabelsPdf(randomUUID(), 30), 'trap.pdf');
  if (id !== null) damaged.push(id);
};

const deleteAtWork: Fault = async ({ server, token, random, deleted }) => {
  const lines = Array.from({ length: 120 }, (_, page) => [`Page ${page + 1}`]);
  const id = await uploadTo(server, token, tinyPdf(lines, randomUUID()), 'deleted.pdf');
  if (id === null) return;
  await sleep(random() * 200);
  const isDeleted = await connect(server.url, token)
    .call(contract.files.delete, { params: { id } })
    .then(
      () => true,
      () => false,
    );
  if (isDeleted) deleted.push(id);
};

/** The machine has no time for the process for a while. */
const stall: Fault = async ({ server: { child }, random }) => {
  child.kill('SIGSTOP');
  await sleep(random() * 400);
  child.kill('SIGCONT');
};

/** All of the server's connections to PostgreSQL break at once. */
const endBackends: Fault = async ({ databaseUrl = '', random }) => {
  await sleep(random() * 200);
  const others = 'select pg_terminate_backend(pid) from pg_stat_activity';
  await runAsAdmin(databaseUrl, `${others} where datname = current_database() and pid <> pg_backend_pid()`);
};

const EVERYWHERE = {
  cutUpload,
  cutDownload,
  dropSockets,
  sendDamaged,
  sendOddStrings,
  trapReader,
  deleteAtWork,
  stall,
};

/** The faults that can be done to a target, by name. */
export function faultsFor({ databaseUrl }: FaultTarget): Record<string, Fault> {
  return databaseUrl ? { ...EVERYWHERE, endBackends } : EVERYWHERE;
}
