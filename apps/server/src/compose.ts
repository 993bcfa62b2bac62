import { fileURLToPath } from 'node:url';
import { readers } from '@recto/readers';
import type { FastifyInstance } from 'fastify';
import { mapDatabaseError } from '#adapters/database/map-database-error.ts';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { loadSampleDocuments } from '#adapters/installation/sample-documents.ts';
import { mountOutboxPages } from '#adapters/mail/outbox-pages.ts';
import { makeOpenIdProvider } from '#adapters/openid-provider/openid-provider.ts';
import { openSessionEndings } from '#adapters/realtime/session-endings.ts';
import { type Config, outboxFolder } from '#config.ts';
import { streamIfThere } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import { makeDownloads } from '#kernel/downloads.ts';
import { makeForgetHandler } from '#kernel/forget.ts';
import { makeLifecycle } from '#kernel/lifecycle.ts';
import type { Log } from '#kernel/log.ts';
import { makeServer } from '#kernel/server.ts';
import { type HasRoomFor, refuseWithoutRoom } from '#kernel/storage-room.ts';
import { protectSocketResponses } from '#kernel/raw-responses.ts';
import { type AccountsApi, makeAccounts, type SingleSignOn } from '#modules/accounts/index.ts';
import { makeFeedback } from '#modules/feedback/index.ts';
import { makeHistory } from '#modules/history/index.ts';
import { makeIngestion } from '#modules/ingestion/index.ts';
import {
  EMBEDDED_LIMITS,
  makeLibraryModule,
  originalKey,
  toFileItem,
  toFolderItem,
} from '#modules/library/index.ts';
import { makeMeter } from '#modules/plans/index.ts';
import { makeQuestionsModule } from '#modules/questions/index.ts';
import { makeRealtime } from '#modules/realtime/index.ts';
import { type Infrastructure, type InfrastructureOptions, openInfrastructure } from '#open-infrastructure.ts';
import { accountSettings, publicConfiguration, serverSettings, socketSettings } from '#settings.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const SAMPLE_FOLDER = fileURLToPath(new URL('../sample', import.meta.url));

/** How long requests in flight may take to finish when the server stops. */
const REQUESTS_STOP_WITHIN_MS = 5_000;

/** The same of jobs; what is not done then runs again at the next start. Together less than the ten seconds of `docker stop`. */
const JOBS_STOP_WITHIN_MS = 2_000;

/** Longer than any upload takes: a blob of that age without a file belongs to nobody. */
const MAX_UPLOAD_MS = 60 * 60_000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;

export interface Installation {
  readonly app: FastifyInstance;
  readonly accounts: AccountsApi;
  readonly database: OpenDatabase['database'];
  /** Starts working and listening; gives the address. */
  start(): Promise<string>;
  /** Puts right what a process that died, or another version, left undone, and its jobs do not do when they run again. */
  recover(): Promise<void>;
  /** Starts working without listening: for tests that inject their requests. */
  startWorking(): Promise<void>;
  /** Finishes what is in flight, then closes everything. */
  stop(): Promise<void>;
}

export interface ComposeOptions extends InfrastructureOptions {
  /** Whether this process is the only one on its database; an embedded database has no other. */
  readonly isAlone?: boolean;
}

/** Puts the product together; the only file that sees adapters and modules at once. */
export async function compose(config: Config, options: ComposeOptions): Promise<Installation> {
  const { log } = options;
  const infrastructure = await openInfrastructure(config, options);
  const { opened, jobs, mailer, pool } = infrastructure;
  const closeInfrastructure = async () => {
    await pool.close();
    await mailer.close();
    if (!options.database) await opened.close();
  };
  let address = `http://${config.host}:${config.port}`;
  const modules = makeModules(config, infrastructure, {
    log,
    clock: options.clock ?? Date.now,
    address: () => address,
  });
  const { accounts, realtime, library, ingestion, questions, forgetting } = modules;
  await library.claimBlobs().catch(async (error: unknown) => {
    await closeInfrastructure();
    throw error;
  });
  const { app, lifecycle } = await makeApp(config, modules, {
    log,
    ping: opened.ping,
    hasRoomFor: infrastructure.hasRoomFor,
  });

  const endings = await shareSessionEndings(modules, opened.pool, log);

  // Alone on its database and not listening yet, a server has no upload under way; several servers may.
  const isAlone = options.isAlone ?? opened.jobs.kind === 'embedded';
  const orphanAge = { minAgeMs: MAX_UPLOAD_MS };
  const sweeping = setInterval(() => void library.sweepBlobs(orphanAge), SWEEP_EVERY_MS);
  sweeping.unref();
  const recover = async () => {
    await library.sweepBlobs(isAlone ? { minAgeMs: 0 } : orphanAge);
    await library.watchSize();
    await ingestion.failInterruptedUnlocks({ isAlone });
    const count = await ingestion.api.reprocessOutdated();
    if (count > 0) log.info({ count }, 'files that an earlier version has read are read again');
  };
  const startWorking = () => {
    const handlers = [...accounts.jobs, ...ingestion.jobs, ...questions.jobs, forgetting];
    return jobs.start(handlers, { beforeWork: recover });
  };
  return {
    app,
    accounts: accounts.api,
    database: opened.database,
    recover,
    startWorking,
    async start() {
      await startWorking();
      address = await app.listen({ port: config.port, host: config.host });
      return address;
    },
    stop: once(async () => {
      lifecycle.startDraining();
      clearInterval(sweeping);
      await realtime.close();
      // Whoever has stopped sending, or reading, must not hold up the others.
      const cutting = setTimeout(() => app.server.closeAllConnections(), REQUESTS_STOP_WITHIN_MS);
      await app.close();
      clearTimeout(cutting);
      await ingestion.stop();
      await jobs.stop(JOBS_STOP_WITHIN_MS);
      await endings?.close();
      await closeInfrastructure();
    }),
  };
}

/** Stopping is asked for by signals too, and again by the end of a process that could not start. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

interface ModuleOptions {
  readonly log: Log;
  readonly clock: Clock;
  /** Where the server listens; known once it does. */
  readonly address: () => string;
}

/** The capabilities, in their order: each is handed those before it. */
function makeModules(config: Config, infrastructure: Infrastructure, { log, clock, address }: ModuleOptions) {
  const { secret, opened, mailer, blobs, jobs, pool } = infrastructure;
  const shared = { database: opened.database, jobs: jobs.queue, clock, log };
  const downloads = makeDownloads(secret, clock);
  const accounts = makeAccounts({
    ...shared,
    mailer,
    downloads,
    settings: accountSettings(config, secret, address),
    singleSignOn: makeSingleSignOn(config),
    // Later capabilities, and made later: asked only when somebody takes their data along, or leaves.
    forgetAccount: (trx, accountId) => library.api.forgetAccount(trx, accountId),
    dataExportSources: {
      listFolders: async (accountId) => (await library.api.listAllFolders(accountId)).map(toFolderItem),
      listFiles: async (accountId) => (await library.api.listAllFiles(accountId)).map(toFileItem),
      streamQuestions: (accountId) => questions.api.streamAll(accountId),
      listFeedback: (accountId) => feedback.api.list(accountId),
      openFile: (fileId) => streamIfThere(blobs, originalKey(fileId)),
    },
  });
  const realtime = makeRealtime({ ...accounts.api, ...socketSettings(config), clock, log });
  const meter = makeMeter(opened.database, clock);
  const library = makeLibraryModule({
    ...shared,
    blobs,
    meter,
    realtime,
    downloads,
    detectType: (head) => readers.detectType(new Blob([new Uint8Array(head)])),
    freeSpace: infrastructure.freeSpace,
    minFreeBytes: config.minFreeMb * 1_000_000,
    sizeLimits: opened.jobs.kind === 'embedded' ? EMBEDDED_LIMITS : null,
    loadSample: () => loadSampleDocuments(SAMPLE_FOLDER),
  });
  const ingestion = makeIngestion({
    ...shared,
    blobs,
    downloads,
    library: library.api,
    reading: pool,
    textReading: pool,
  });
  const questions = makeQuestionsModule({
    ...shared,
    meter,
    realtime,
    library: library.api,
    pages: ingestion.api,
    findAnswer: pool.findAnswer,
  });
  const history = makeHistory({ questions: questions.api, library: library.api });
  const feedback = makeFeedback({ ...shared, accounts: accounts.api });
  // Those first that use the others; last what names the account and hangs on no row of it.
  const forgetting = makeForgetHandler([ingestion.forget, library.forget, meter.forget], jobs.forget);
  return { accounts, realtime, downloads, library, ingestion, questions, history, feedback, forgetting };
}
type Modules = ReturnType<typeof makeModules>;

/** The HTTP server with every call of every capability. */
async function makeApp(
  config: Config,
  modules: Modules,
  { log, ping, hasRoomFor }: { log: Log; ping: () => Promise<void>; hasRoomFor: HasRoomFor },
) {
  const { accounts, realtime, downloads, library, ingestion, questions, history, feedback } = modules;
  const { productName, host, production } = config;
  const settings = serverSettings(config, WEB_FOLDER);
  const app = await makeServer(settings, log, mapDatabaseError);
  refuseWithoutRoom(app, hasRoomFor);
  const lifecycle = makeLifecycle(app, [{ name: 'database', check: ping }]);
  const routes = [
    publicConfiguration(config),
    accounts.routes,
    ...library.routes,
    ...ingestion.routes,
    ...questions.routes,
    ...history.routes,
    ...feedback.routes,
  ];
  for (const mount of routes) mount(app, accounts.api.authenticate);
  downloads.mount(app, accounts.api.isLiveSession);
  if (!config.smtpUrl) mountOutboxPages(app, { folder: outboxFolder(config), productName, host, production });
  realtime.attach(app.server);
  protectSocketResponses(app.server, settings);
  return { app, lifecycle };
}

/** The configuration holds all of a provider or none. */
function makeSingleSignOn(config: Config): SingleSignOn | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const provider = makeOpenIdProvider({ issuer, clientId, clientSecret });
  return { provider, issuer, domains: config.oidcDomains, plan: config.oidcPlan };
}

/** Cuts the connections of ended sessions, in this process and in every other one on the same server. */
async function shareSessionEndings({ accounts, realtime }: Modules, pool: OpenDatabase['pool'], log: Log) {
  accounts.api.onSessionsEnded(realtime.disconnectSessions);
  if (!pool) return null;
  const listener = { onEnded: realtime.disconnectSessions, onGap: realtime.reconnectAll };
  const endings = await openSessionEndings(pool, listener, log);
  accounts.api.onSessionsEnded(endings.announce);
  return endings;
}
