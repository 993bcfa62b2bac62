import { freemem, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FileType } from '@recto/contract/file-types';
import type { Readers } from '@recto/readers';
import { loadSampleDocuments } from '#adapters/installation/sample-documents.ts';
import { deleteWrittenMails } from '#adapters/mail/delete-written-mails.ts';
import { makeOpenIdProvider } from '#adapters/openid-provider/openid-provider.ts';
import { findLocalServers } from '#adapters/language-model/find-local-servers.ts';
import { type Infrastructure, openTypedModel } from '#compose/infrastructure.ts';
import { makeEgressPolicy } from '#compose/egress-policy.ts';
import { makeModels } from '#compose/models.ts';
import { makeProbes } from '#compose/settings/probes.ts';
import { makeTrySample } from '#compose/settings/try-sample.ts';
import { makeFindProtected } from '#compose/find-protected.ts';
import type { ModuleList } from '#compose/module-list.ts';
import { type Config, outboxFolder } from '#config.ts';
import { isPrivateOrSecure } from '#config-urls.ts';
import { makeDownloads } from '#kernel/downloads.ts';
import {
  type AccountsDeps,
  type FindPlan,
  makeAccounts,
  type SingleSignOn,
} from '#modules/accounts/index.ts';
import { type Audit, makeAudit } from '#modules/audit/index.ts';
import { makeBatchesModule } from '#modules/batches/index.ts';
import { makeCampaigns } from '#modules/campaigns/index.ts';
import { makeComparisonsModule } from '#modules/comparisons/index.ts';
import { makeExportsModule } from '#modules/exports/index.ts';
import { makeFeedback } from '#modules/feedback/index.ts';
import { insertEntry, makeHistory } from '#modules/history/index.ts';
import { makeIdempotency } from '#modules/idempotency/index.ts';
import { makeInstances } from '#modules/instances/index.ts';
import { makeIngestion, type ReadDocument } from '#modules/ingestion/index.ts';
import { type FileRow, makeLibraryModule } from '#modules/library/index.ts';
import { makeModelCallsModule } from '#modules/model-calls/index.ts';
import { makeNotice } from '#modules/notice/index.ts';
import { makeKeyTermsModule } from '#modules/key-terms/index.ts';
import { makeOutlineModule } from '#modules/outline/index.ts';
import { type LimitFor, makePlans } from '#modules/plans/index.ts';
import { makeExtractiveAnswerer, makeQuestionsModule, makeTryModel } from '#modules/questions/index.ts';
import { makeRealtimeModule } from '#modules/realtime/index.ts';
import { makeTranslationsModule } from '#modules/translations/index.ts';
import { makeTemplates } from '#modules/templates/index.ts';
import { makeSettingsModule } from '#modules/settings/index.ts';
import { makeSummaries } from '#modules/summaries/index.ts';
import { makeUsers } from '#modules/users/index.ts';
import { accountSettings, contentFolderOf, socketSettings } from '#settings.ts';

const SAMPLE_FOLDER = fileURLToPath(new URL('../../sample', import.meta.url));

/** Adds a capability to the list and gives it back. */
export type AddModule = ModuleList['add'];

interface ModuleDepsOptions
  extends Pick<ModuleList, 'exportFor' | 'eraseAccount' | 'findFilesOf' | 'beforeFilesDeleted'> {
  /** Where the server listens; known once it does. */
  readonly url: () => string;
  /** The types of documents. */
  readonly readers: Readers<FileType>;
}

/** What every capability may be given of the world outside and of the installation; each takes what its own types name. */
export function makeModuleDeps(
  config: Config,
  infrastructure: Infrastructure,
  { url, readers, exportFor, eraseAccount, findFilesOf, beforeFilesDeleted }: ModuleDepsOptions,
) {
  const { opened, jobs, pool, secret, clock, log, metrics, blobs, mailer } = infrastructure;
  const { admission, freeSpace, listenToDatabase } = infrastructure;
  const {
    languageModel,
    embeddingModel,
    translationProvider,
    virusScanner,
    ocrProgram,
    converter,
    payments,
  } = infrastructure;
  const singleSignOn = makeSingleSignOn(config);
  return {
    clock,
    log,
    metrics,
    database: opened.database,
    isEmbedded: opened.jobs.kind === 'embedded',
    jobs: jobs.queue,
    processing: jobs.processing,
    load: pool.load,
    blobs,
    mailer,
    downloads: makeDownloads(secret, clock),
    admission,
    freeSpace,
    minFreeBytes: config.minFreeMb * 1_000_000,
    readers,
    loadSample: () => loadSampleDocuments(SAMPLE_FOLDER),
    tasks: pool,
    answerer: makeExtractiveAnswerer(pool),
    languageModel,
    embeddingModel,
    translationProvider,
    virusScanner,
    converter,
    payments,
    ocrProgram,
    isOutsideAllowed: config.outsideAllowed === 'on',
    modelLimits: { timeoutMs: config.llmTimeoutS * 1_000, maxTokens: config.llmMaxTokens },
    settings: accountSettings(config, secret, url),
    feedbackMail: config.feedbackMail,
    contentFolder: contentFolderOf(config),
    isWorker: config.role !== 'api',
    deleteWrittenMails: (before: Date) => deleteWrittenMails(outboxFolder(config), before),
    singleSignOn,
    secrets: { secret, previousSecret: config.appSecretPrevious },
    isModelFromEnvironment: config.llmProvider !== undefined,
    isTranslatedByModel: config.translationProvider === 'llm',
    openModel: openTypedModel,
    findLocalServers,
    makeProbes: (late: Omit<Parameters<typeof makeProbes>[2], 'identityProvider'>) =>
      makeProbes(config, infrastructure, { ...late, identityProvider: singleSignOn?.provider ?? null }),
    ...socketSettings(config),
    listenToDatabase,
    // Of all capabilities, later ones too: asked only when somebody takes their data along, deletes files, or leaves.
    exportFor,
    eraseAccount,
    findFilesOf,
    beforeFilesDeleted,
  };
}
export type ModuleDeps = ReturnType<typeof makeModuleDeps>;

type ProductDeps = ModuleDeps & Pick<AccountsDeps, 'passwords'> & { readonly limitFor?: LimitFor };

/** The product's capabilities in their order, one line each: each is handed those before it. */
export function addProductModules(add: AddModule, deps: ProductDeps) {
  // Asked when somebody wants what only some plans have, long after plans have been added.
  const findPlan: FindPlan = (db, accountId) => plans.findPlan(db, accountId);
  const audit = add(makeAudit(deps)).api;
  const accounts = add(makeAccounts({ ...deps, audit, findPlan })).api;
  const idempotency = add(makeIdempotency(deps)).api;
  const realtime = add(makeRealtimeModule({ ...deps, accounts })).api;
  const plans = add(makePlans({ ...deps, accounts, realtime })).api;
  const { meter } = plans;
  add(makeUsers({ ...deps, accounts, plans }));
  const modelCalls = add(makeModelCallsModule(deps)).api;
  const library = add(makeLibraryModule({ ...deps, idempotency, meter, realtime })).api;
  // Asked when a file has been read, long after questions have been added.
  const whenRead = ({ id, account_id }: FileRow): Promise<void> =>
    questions.embedSoon({ fileId: id, accountId: account_id });
  const pages = add(makeIngestion({ ...deps, meter, library, whenRead })).api;
  const egressPolicy = makeEgressPolicy({ isAllowed: deps.isOutsideAllowed, accounts, library });
  const { findOpenModel, list: listSettings } = add(makeOperatorSettings(deps, { ...pages, audit })).api;
  const models = makeModels({ ...deps, findOpenModel, egressPolicy });
  const templates = add(makeTemplates(deps)).api;
  const summaries = add(makeSummaries({ ...deps, ...models, modelCalls })).api;
  // Its rows are written with those that they list, and by those that make them.
  const recordHistory = insertEntry;
  const reading = { ...deps, ...models, modelCalls, meter, realtime, library, pages };
  const workDeps = { ...reading, idempotency, summaries, recordHistory };
  const questions = add(makeQuestionsModule(workDeps)).api;
  add(makeOutlineModule({ library, pages, questions }));
  const keyTerms = add(makeKeyTermsModule({ library, pages })).api;
  const hasModel = async () => (await models.findModel()) !== null;
  const working = { ...workDeps, questions, templates, hasModel };
  const batches = add(makeBatchesModule(working)).api;
  const comparisons = add(makeComparisonsModule(workDeps)).api;
  const translations = add(makeTranslationsModule(workDeps)).api;
  add(makeHistory({ ...deps, idempotency, questions, batches, comparisons, library, meter }));
  add(
    makeExportsModule({
      ...deps,
      realtime,
      library,
      pages,
      questions,
      keyTerms,
      batches,
      comparisons,
      translations,
    }),
  );
  add(makeFeedback({ ...deps, accounts }));
  add(makeCampaigns(deps));
  const { find: findNotice } = add(makeNotice({ ...deps, audit })).api;
  add(makeInstances({ ...deps, audit }));
  const findProtected = makeFindProtected({ ...deps, library });
  return {
    listSettings,
    audit,
    accounts,
    idempotency,
    findProtected,
    models,
    findNotice,
    realtime,
    meter,
    library,
    pages,
    questions,
  };
}

/** What operators configure. A model is tried on the sample, by the steps of every question. */
function makeOperatorSettings(
  deps: ModuleDeps,
  { readDocument, audit }: { readonly readDocument: ReadDocument; readonly audit: Audit },
) {
  const tryModel = makeTrySample({
    sampleFolder: SAMPLE_FOLDER,
    isOutsideAllowed: deps.isOutsideAllowed,
    readDocument,
    tryModel: makeTryModel(deps),
  });
  return makeSettingsModule({
    ...deps,
    isFromEnvironment: deps.isModelFromEnvironment,
    isAllowedUrl: isPrivateOrSecure,
    tryModel,
    audit,
    makeProbes: (model) => deps.makeProbes({ ...model, tryModel }),
    async findModelServers() {
      const servers = await deps.findLocalServers();
      return {
        servers: servers.map(({ name, baseUrl, models }) => ({ name, baseUrl, models })),
        memory: { freeBytes: freemem(), totalBytes: totalmem() },
      };
    },
  });
}

/** The configuration holds all of a provider or none. */
function makeSingleSignOn(config: Config): SingleSignOn | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const provider = makeOpenIdProvider({ issuer, clientId, clientSecret });
  return { provider, issuer, domains: config.oidcDomains, plan: config.oidcPlan };
}
