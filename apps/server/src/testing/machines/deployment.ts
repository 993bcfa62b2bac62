import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#testing/create-database.ts';
import { type Passed, type RoundRobin, startRoundRobin } from '#testing/machines/round-robin.ts';
import { S3_KEYS, startS3Server } from '#testing/s3.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';

type Role = 'all' | 'api' | 'worker';

/** One process of the product, as on a machine of its own. */
export interface Machine {
  readonly role: Role;
  readonly dataFolder: string;
  server: ServerProcess;
}

/** Two API and two worker processes on one PostgreSQL server and one bucket, behind a proxy without affinity. */
export interface Deployment {
  readonly url: string;
  readonly databaseUrl: string;
  /** Where mails, stored files and campaigns lie for all of them. */
  readonly dataFolder: string;
  readonly machines: readonly Machine[];
  readonly proxy: RoundRobin;
  /** Ends a process as whoever updates it does, waits for its end, and starts it again; gives its exit code. */
  restart(machine: Machine): Promise<number | null>;
  close(): Promise<void>;
}

export interface DeploymentOptions {
  /** A PostgreSQL server, and a database on it to begin from. */
  readonly adminUrl: string;
  readonly template: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly roles?: readonly Role[];
  readonly onPassed?: (passed: Passed) => void;
}

/** Folders that whoever runs several processes lets them share. */
const SHARED = ['outbox', 'content'];

const ROLES: readonly Role[] = ['api', 'api', 'worker', 'worker'];

export async function startDeployment(options: DeploymentOptions): Promise<Deployment> {
  const { adminUrl, template, settings = {}, roles = ROLES, onPassed } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'recto-machines-'));
  for (const name of SHARED) await mkdir(join(dataFolder, name));
  const bucket = await startS3Server();
  await symlink(bucket.folder, join(dataFolder, 'blobs'));
  const { url: databaseUrl, drop } = await createDatabase(adminUrl, template);
  const machines: Machine[] = [];
  const proxy = await startRoundRobin(
    () => machines.flatMap(({ role, server }) => (role === 'worker' ? [] : [server.url])),
    onPassed,
  );
  const close = async () => {
    await proxy.close();
    await Promise.all(
      machines.map(async ({ server: { child } }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
    await drop();
    await bucket.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  const start = (role: Role, folder: string, port = '0') =>
    startProcess(folder, {
      databaseUrl,
      logLevel: 'silent',
      settings: {
        S3_BUCKET: bucket.bucket,
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
        APP_SECRET: 'the same on all machines, as it has to be',
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: 'true',
        // The same on every machine that tests run on.
        TESSERACT: 'off',
        ...settings,
        RECTO_ROLE: role,
        PORT: port,
      },
    });
  try {
    await Promise.all(
      roles.map(async (role, index) => {
        const folder = join(dataFolder, `${role}-${index}`);
        await mkdir(folder);
        for (const name of SHARED) await symlink(join(dataFolder, name), join(folder, name));
        machines.push({ role, dataFolder: folder, server: await start(role, folder) });
      }),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: proxy.url,
    databaseUrl,
    dataFolder,
    machines,
    proxy,
    async restart(machine) {
      const { child, url } = machine.server;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      machine.server = await start(machine.role, machine.dataFolder, new URL(url).port);
      return code;
    },
    close,
  };
}
