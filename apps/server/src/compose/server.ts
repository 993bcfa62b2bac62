import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { mapDatabaseError } from '#adapters/database/map-database-error.ts';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { mountMetricsPage } from '#adapters/metrics/metrics-page.ts';
import { mountOutboxPages } from '#adapters/mail/outbox-pages.ts';
import { serveCommandLine } from '#compose/serve-command-line.ts';
import type { Infrastructure } from '#compose/infrastructure.ts';
import { type Capabilities, openProduct, type ProductOptions } from '#compose/product.ts';
import { findOcrLanguages } from '#compose/settings/probes.ts';
import { type Config, outboxFolder } from '#config.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Routes } from '#kernel/http.ts';
import { makeLifecycle, type ReadinessCheck } from '#kernel/lifecycle.ts';
import { protectSocketResponses } from '#kernel/raw-responses.ts';
import { measureRequests } from '#kernel/request-metrics.ts';
import { makeServer } from '#kernel/server.ts';
import { refuseWithoutReserve } from '#kernel/storage-reserve.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
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

export interface ComposeOptions extends Omit<ProductOptions, 'url'> {
  /** Whether this process is the only one on its database; an embedded database has no other. */
  readonly isAlone?: boolean;
}

/** Puts the product together: its capabilities on an infrastructure, and the server that people reach them by. */
export async function compose(config: Config, options: ComposeOptions): Promise<Installation> {
  let url = `http://${config.host}:${config.port}`;
  const product = await openProduct(config, { ...options, url: () => url });
  const { infrastructure, modules, capabilities, deps } = product;
  const { opened, jobs, log } = infrastructure;
  const served = { ...capabilities, downloads: deps.downloads, routes: modules.routes() };
  const { app, lifecycle } = await makeApp(config, infrastructure, served).catch(async (error: unknown) => {
    await product.close().catch((err: unknown) => log.error({ err }, 'not everything could be closed'));
    throw error;
  });
  modules.startPeriodicWork();
  // Alone on its database and not listening yet, a server has no upload under way; several servers may.
  const isAlone = options.isAlone ?? opened.jobs.kind === 'embedded';
  const recover = () => modules.recover({ isAlone });
  const startWorking = () => jobs.start(modules.jobs(), { beforeWork: recover, work: config.role !== 'api' });
  let stopCommands = async () => {};
  return {
    app,
    accounts: capabilities.accounts,
    database: opened.database,
    recover,
    startWorking,
    async start() {
      await startWorking();
      url = await app.listen({ port: config.port, host: config.host });
      modules.listening();
      stopCommands = await serveCommandLine(config, product);
      return url;
    },
    stop: once(async () => {
      lifecycle.startDraining();
      modules.stopPeriodicWork();
      await stopCommands();
      // Cut stalled connections, so that shutdown is bounded.
      const cutting = setTimeout(() => app.server.closeAllConnections(), REQUESTS_STOP_WITHIN_MS);
      await lifecycle.close();
      clearTimeout(cutting);
      await product.close({ jobsWithinMs: JOBS_STOP_WITHIN_MS });
    }),
  };
}

/** Stopping is asked for by signals too, and again by the end of a process that could not start. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

interface Served extends Capabilities {
  readonly downloads: Downloads;
  readonly routes: readonly Routes[];
}

/** The HTTP server with every call of every capability; of a process that only works in the background the probes alone. */
async function makeApp(
  config: Config,
  { log, metrics, opened, hasStorageReserve, pingBlobs, virusScanner, ocrProgram }: Infrastructure,
  { accounts, idempotency, findProtected, models, findNotice, downloads, routes }: Served,
) {
  const { productName, host, production } = config;
  const checks: ReadinessCheck[] = [{ name: 'database', check: opened.ping }];
  if (pingBlobs) checks.push({ name: 'storage', check: pingBlobs });
  if (virusScanner) checks.push({ name: 'virus-scanner', check: virusScanner.ping, isOptional: true });
  if (config.role === 'worker') {
    const probes = Fastify();
    mountMetricsPage(probes, { metrics, token: config.metricsToken });
    return { app: probes, lifecycle: makeLifecycle(probes, checks) };
  }
  const settings = serverSettings(config, WEB_FOLDER);
  const app = await makeServer(settings, log, mapDatabaseError);
  measureRequests(app, metrics);
  refuseWithoutReserve(app, hasStorageReserve);
  const lifecycle = makeLifecycle(app, checks);
  const publicFacts = { ocrLanguages: findOcrLanguages(ocrProgram), models, findNotice };
  for (const mount of [publicConfiguration(config, publicFacts), ...routes])
    mount(app, accounts.authenticateCall, idempotency, findProtected);
  downloads.mount(app, accounts.isLiveHolder);
  mountMetricsPage(app, { metrics, token: config.metricsToken });
  if (!config.smtpUrl) mountOutboxPages(app, { folder: outboxFolder(config), productName, host, production });
  protectSocketResponses(app.server, settings);
  return { app, lifecycle };
}
