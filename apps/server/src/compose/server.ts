import { fileURLToPath } from 'node:url';
import type { FileType } from '@recto/contract/file-types';
import { type Readers, readers as productReaders } from '@recto/readers';
import type { FastifyInstance } from 'fastify';
import { mapDatabaseError } from '#adapters/database/map-database-error.ts';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { mountMetricsPage } from '#adapters/metrics/metrics-page.ts';
import { mountOutboxPages } from '#adapters/mail/outbox-pages.ts';
import {
  type Infrastructure,
  type InfrastructureOptions,
  openInfrastructure,
} from '#compose/infrastructure.ts';
import { makeModuleList } from '#compose/module-list.ts';
import { type AddModule, addProductModules, makeModuleKit, type ModuleKit } from '#compose/modules.ts';
import { type Config, outboxFolder } from '#config.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { FindProtected } from '#kernel/token-access.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Routes } from '#kernel/http.ts';
import { makeLifecycle, type ReadinessCheck } from '#kernel/lifecycle.ts';
import { protectSocketResponses } from '#kernel/raw-responses.ts';
import { measureRequests } from '#kernel/request-metrics.ts';
import { makeServer } from '#kernel/server.ts';
import { refuseWithoutRoom } from '#kernel/storage-room.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import { findLanguageData, programNameOf } from '@recto/readers/ocr';
import { type Language, LANGUAGES } from '@recto/contract/languages';
import { publicConfiguration, serverSettings } from '#settings.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** How long requests in flight may take to finish when the server stops. */
const REQUESTS_STOP_WITHIN_MS = 5_000;

/** The same of jobs; what is not done then runs again at the next start. Together less than the ten seconds of `docker stop`. */
const JOBS_STOP_WITHIN_MS = 2_000;

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
  /** The types of documents, those of the product where it is left out; `workerEntry` has to serve the same. */
  readonly readers?: Readers<FileType>;
  /** Adds the capabilities; those of the product where it is left out. */
  readonly addModules?: (
    add: AddModule,
    kit: ModuleKit,
  ) => {
    readonly accounts: AccountsApi;
    readonly idempotency: IdempotencyStore;
    readonly findProtected: FindProtected;
  };
}

/** Puts the product together: its capabilities on an infrastructure, and the server that people reach them by. */
export async function compose(config: Config, options: ComposeOptions): Promise<Installation> {
  const { addModules = addProductModules, readers = productReaders } = options;
  const infrastructure = await openInfrastructure(config, options);
  const { opened, jobs, log } = infrastructure;
  const modules = makeModuleList({ jobs: jobs.queue, forgetJobs: jobs.forget, log });
  let url = `http://${config.host}:${config.port}`;
  const kit = makeModuleKit(config, infrastructure, { ...modules, readers, url: () => url });
  const build = async () => {
    const { accounts, idempotency, findProtected } = addModules(modules.add, kit);
    await modules.open();
    const { downloads } = kit;
    const served = { accounts, idempotency, findProtected, downloads, routes: modules.routes() };
    return { accounts, ...(await makeApp(config, infrastructure, served)) };
  };
  const { accounts, app, lifecycle } = await build().catch(async (error: unknown) => {
    // What is thrown says why it could not start.
    await modules.stop().catch((err: unknown) => log.error({ err }, 'not every module could be stopped'));
    await infrastructure.close();
    throw error;
  });
  modules.startPeriodicWork();

  // Alone on its database and not listening yet, a server has no upload under way; several servers may.
  const isAlone = options.isAlone ?? opened.jobs.kind === 'embedded';
  const recover = () => modules.recover({ isAlone });
  const startWorking = () => jobs.start(modules.jobs(), { beforeWork: recover });
  return {
    app,
    accounts,
    database: opened.database,
    recover,
    startWorking,
    async start() {
      await startWorking();
      url = await app.listen({ port: config.port, host: config.host });
      modules.listening();
      return url;
    },
    stop: once(async () => {
      lifecycle.startDraining();
      modules.stopPeriodicWork();
      // Cut stalled connections, so that shutdown is bounded.
      const cutting = setTimeout(() => app.server.closeAllConnections(), REQUESTS_STOP_WITHIN_MS);
      await app.close();
      clearTimeout(cutting);
      await modules.stop().finally(async () => {
        await jobs.stop(JOBS_STOP_WITHIN_MS);
        await infrastructure.close();
      });
    }),
  };
}

/** Stopping is asked for by signals too, and again by the end of a process that could not start. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

interface Served {
  readonly accounts: AccountsApi;
  readonly idempotency: IdempotencyStore;
  readonly findProtected: FindProtected;
  readonly downloads: Downloads;
  readonly routes: readonly Routes[];
}

/** The languages for which one of the engines has its data. */
const findOcrLanguages = (program: Infrastructure['ocrProgram']): Language[] =>
  LANGUAGES.filter(
    (language) =>
      findLanguageData(language) !== null || program?.languages.has(programNameOf(language) ?? '') === true,
  );

/** The HTTP server with every call of every capability. */
async function makeApp(
  config: Config,
  { log, metrics, opened, hasRoomFor, virusScanner, ocrProgram }: Infrastructure,
  { accounts, idempotency, findProtected, downloads, routes }: Served,
) {
  const { productName, host, production } = config;
  const settings = serverSettings(config, WEB_FOLDER);
  const app = await makeServer(settings, log, mapDatabaseError);
  measureRequests(app, metrics);
  refuseWithoutRoom(app, hasRoomFor);
  const checks: ReadinessCheck[] = [{ name: 'database', check: opened.ping }];
  if (virusScanner) checks.push({ name: 'virus-scanner', check: virusScanner.ping, isOptional: true });
  const lifecycle = makeLifecycle(app, checks);
  for (const mount of [publicConfiguration(config, findOcrLanguages(ocrProgram)), ...routes])
    mount(app, accounts.authenticateCall, idempotency, findProtected);
  downloads.mount(app, accounts.isLiveHolder);
  mountMetricsPage(app, { metrics, token: config.metricsToken });
  if (!config.smtpUrl) mountOutboxPages(app, { folder: outboxFolder(config), productName, host, production });
  protectSocketResponses(app.server, settings);
  return { app, lifecycle };
}
