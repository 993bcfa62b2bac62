import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBlobs } from '#compose/open-blobs.ts';
import { openDatabase, type OpenDatabase } from '#adapters/database/open-database.ts';
import { openAppSecret } from '#adapters/installation/open-app-secret.ts';
import { makeClamdScanner } from '#adapters/clamd/make-clamd-scanner.ts';
import { refuseMovedData } from '#adapters/installation/moved-data.ts';
import { refuseUnfinishedRestore } from '#adapters/installation/unfinished-restore.ts';
import { freeSpaceOf } from '#adapters/installation/free-space.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { makeMetrics } from '#adapters/metrics/make-metrics.ts';
import { makeOutboxMailer } from '#adapters/mail/outbox.ts';
import { makeSmtpMailer } from '#adapters/mail/smtp.ts';
import { listenToEmbedded, listenToPostgres } from '#adapters/realtime/notifications.ts';
import { makeStripePayments } from '#adapters/payments/stripe/make-stripe-payments.ts';
import { makeTestPayments } from '#adapters/payments/test/make-test-payments.ts';
import { findNetworkCut, findSoffice } from '#adapters/soffice/find-soffice.ts';
import { makeSofficeConverter } from '#adapters/soffice/make-soffice-converter.ts';
import { openTesseract } from '#adapters/tesseract/open-tesseract.ts';
import { openWorkerPool, type WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { makeCountAttempt, measureInfrastructure } from '#compose/infrastructure-metrics.ts';
import { type Config, outboxFolder, paymentsOf } from '#config.ts';
import { type Admission, makeAdmission } from '#kernel/admission.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DocumentConverter } from '#kernel/document-converter.ts';
import type { EmbeddingModel } from '#kernel/embedding-model.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import type { Log } from '#kernel/log.ts';
import type { TranslationProvider } from '#kernel/translation-provider.ts';
import type { ListenToDatabase } from '#kernel/notifications.ts';
import type { PaymentProvider } from '#modules/plans/ports.ts';
import type { ModelConnection, OpenModel } from '#modules/settings/index.ts';
import { makeHasStorageReserve } from '#kernel/storage-reserve.ts';

export interface InfrastructureOptions {
  readonly log: Log;
  readonly clock?: Clock;
  /** A database that is open already and whose closing is left to its owner. */
  readonly database?: OpenDatabase;
  /** The script of the worker threads; for tests with tasks or types of their own. */
  readonly workerEntry?: URL;
  /** Worker threads that are there already. */
  readonly pool?: WorkerPool;
  /** Lets uploads in; without limit for tests, whose process is busy with much else. */
  readonly admission?: Admission;
  /** Bytes that may still be written to the disk of the data folder; for tests. */
  readonly freeSpace?: () => Promise<number>;
  /** Called when the embedded database has died. Nothing can be served or saved without it: ends the process where it is left out. */
  readonly onDatabaseLost?: (error: Error) => void;
}

const WORKER_ENTRY = new URL('./worker.ts', import.meta.url);

/** Everything that is not ours: database, disk, mail, threads. */
export async function openInfrastructure(
  config: Config,
  {
    log,
    clock = Date.now,
    database,
    admission,
    freeSpace = freeSpaceOf(config.dataFolder),
    workerEntry = WORKER_ENTRY,
    pool = openWorkerPool({ entry: workerEntry }),
    onDatabaseLost = endProcess(log),
  }: InfrastructureOptions,
) {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  await refuseUnfinishedRestore(config.dataFolder);
  await refuseMovedData(config);
  const opened = database ?? (await openConfiguredDatabase(config, log, onDatabaseLost));
  const closeDatabase = async () => {
    if (!database) await opened.close();
  };
  try {
    const secret = await openAppSecret(opened.database, config);
    const { blobs, ping: pingBlobs, close: closeBlobs } = await openBlobs(config);
    const mailer = config.smtpUrl
      ? makeSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
      : makeOutboxMailer({ folder: outboxFolder(config), from: config.mailFrom, clock });
    const hasStorageReserve = makeHasStorageReserve(freeSpace, config.minFreeMb * 1_000_000);
    const metrics = makeMetrics({ log });
    const jobs = openJobs(opened.jobs, log, { hasStorageReserve, onAttempt: makeCountAttempt(metrics) });
    const minFreeBytes = config.minFreeMb * 1_000_000;
    measureInfrastructure(metrics, { opened, jobs, pool, freeSpace, minFreeBytes });
    const converter = await openConverter(config, log);
    const languageModel = await openLanguageModel(config);
    return {
      log,
      metrics,
      clock,
      secret,
      admission: admission ?? makeAdmission(opened),
      freeSpace,
      hasStorageReserve,
      opened,
      mailer,
      blobs,
      /** Null where the files lie in the data folder. */
      pingBlobs,
      jobs,
      pool,
      languageModel,
      /** Null where none is configured: then uploads are not scanned. */
      virusScanner: config.clamdAddress ? makeClamdScanner(config.clamdAddress) : null,
      converter,
      /** Null where none is used: then scans are read by the engine that comes with the product. */
      ocrProgram: await openTesseract(config.tesseract, { searchPath: config.searchPath, log }),
      embeddingModel: await openEmbeddingModel(config),
      translationProvider: await openTranslation(config, languageModel),
      /** Null where the installation takes no payments. */
      payments: openPayments(config, { database: opened.database, clock }),
      listenToDatabase: makeListen(opened, log),
      async close(): Promise<void> {
        await converter?.close();
        await pool.close();
        await mailer.close();
        closeBlobs();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>;

/** A model that was set on a screen: whoever typed its address may not have it lead anywhere. */
export async function openTypedModel(connection: ModelConnection): Promise<OpenModel> {
  const { provider, model, embeddingModel } = connection;
  const [apiKey, baseUrl] = [connection.apiKey ?? undefined, connection.baseUrl ?? undefined];
  const { fetchPinned: fetcher } = await import('#adapters/language-model/fetch-pinned.ts');
  const { makeLanguageModel } = await import('#adapters/language-model/make-language-model.ts');
  const languageModel = makeLanguageModel({ provider, baseUrl, apiKey, model, fetcher });
  if (embeddingModel === null || baseUrl === undefined) return { languageModel, embeddingModel: null };
  const { makeEmbeddingModel } = await import('#adapters/language-model/make-embedding-model.ts');
  return {
    languageModel,
    embeddingModel: makeEmbeddingModel({ baseUrl, apiKey, model: embeddingModel, fetcher }),
  };
}

/** Null where none is configured: then what speaks to providers is not even loaded. */
async function openLanguageModel(config: Config): Promise<LanguageModel | null> {
  const { llmProvider: provider, llmBaseUrl: baseUrl, llmApiKey: apiKey, llmModel: model } = config;
  if (!provider || !model) return null;
  const { makeLanguageModel } = await import('#adapters/language-model/make-language-model.ts');
  return makeLanguageModel({ provider, baseUrl, apiKey, model });
}

async function openEmbeddingModel(config: Config): Promise<EmbeddingModel | null> {
  const { llmBaseUrl: baseUrl, llmApiKey: apiKey, embeddingModel: model } = config;
  if (!baseUrl || !model) return null;
  const { makeEmbeddingModel } = await import('#adapters/language-model/make-embedding-model.ts');
  return makeEmbeddingModel({ baseUrl, apiKey, model });
}

/** Null where nobody translates. */
async function openTranslation(
  config: Config,
  model: LanguageModel | null,
): Promise<TranslationProvider | null> {
  const { translationProvider: kind, translationBaseUrl: baseUrl, translationApiKey: apiKey } = config;
  if (kind === 'llm' && model) {
    const { translateByModel } = await import('#adapters/translation/translate-by-model.ts');
    return translateByModel(model);
  }
  if (kind === 'deepl' && apiKey) {
    const { makeDeepl } = await import('#adapters/translation/deepl.ts');
    return makeDeepl({ baseUrl, apiKey });
  }
  if (kind === 'libretranslate' && baseUrl) {
    const { makeLibreTranslate } = await import('#adapters/translation/libretranslate.ts');
    return makeLibreTranslate({ baseUrl, apiKey });
  }
  return null;
}

/** Null where no payments are taken. */
function openPayments(
  config: Config,
  { database, clock }: { readonly database: OpenDatabase['database']; readonly clock: Clock },
): PaymentProvider | null {
  const kind = paymentsOf(config);
  if (kind === 'test') return makeTestPayments({ database, clock, productName: config.productName });
  const { stripeSecretKey: secretKey, stripePriceAscend, stripePriceVatnage, stripePriceSummit } = config;
  if (kind === 'none' || !secretKey || !stripePriceAscend || !stripePriceVatnage || !stripePriceSummit)
    return null;
  return makeStripePayments({
    secretKey,
    webhookSecret: config.stripeWebhookSecret ?? null,
    url: config.stripeUrl,
    prices: {
      PRICE_ID_10: stripePriceAscend,
      PRICE_ID_75: stripePriceVatnage,
      PRICE_ID_150: stripePriceSummit,
    },
    clock,
  });
}

/** Null where none is switched on. */
async function openConverter(config: Config, log: Log): Promise<DocumentConverter | null> {
  const { soffice, searchPath, dataFolder } = config;
  const program = await findSoffice(soffice, searchPath);
  if (program === null) return null;
  const prefix = await findNetworkCut(searchPath);
  log.info({ program, isCutOff: prefix.length > 0 }, 'Word files are converted by LibreOffice');
  return makeSofficeConverter({ program, searchPath, prefix, folder: join(dataFolder, 'conversions') });
}

function makeListen({ pool, jobs }: OpenDatabase, log: Log): ListenToDatabase {
  if (jobs.kind === 'embedded') return (listener) => listenToEmbedded(jobs.client, listener);
  if (!pool) throw new Error('PostgreSQL has a pool.');
  return (listener) => listenToPostgres(pool, listener, log);
}

/** The next start picks up every job. */
const endProcess = (log: Log) => (error: Error) => {
  log.fatal({ err: error }, 'the embedded database has died; the next start recovers it');
  process.exit(1);
};

function openConfiguredDatabase(
  config: Config,
  log: Log,
  onFailure: (error: Error) => void,
): Promise<OpenDatabase> {
  const settings = config.databaseUrl
    ? ({ kind: 'postgres', url: config.databaseUrl } as const)
    : ({ kind: 'embedded', folder: config.dataFolder } as const);
  return openDatabase(settings, { log, onFailure });
}
