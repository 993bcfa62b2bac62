import { randomUUID } from 'node:crypto';
import type { ConfiguredModel, NewModel, SettingItem } from '@recto/contract/admin-settings';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { EmbeddingModel } from '#kernel/embedding-model.ts';
import { AppError } from '#kernel/errors.ts';
import { isForbiddenHost } from '#kernel/forbidden-addresses.ts';
import type { Secrets } from '#kernel/keys.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import { makeSealer } from '#kernel/sealing.ts';
import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import type { Audit } from '#modules/audit/index.ts';
import { SettingFault, type TestResult } from '#modules/settings/ports.ts';
import type { Operator, Settings } from '#modules/settings/settings.ts';
import * as store from '#modules/settings/store.ts';

/** What it takes to reach a language model. */
export interface ModelConnection {
  readonly provider: 'openai-compatible' | 'anthropic';
  readonly baseUrl: string | null;
  readonly model: string;
  readonly embeddingModel: string | null;
  readonly apiKey: string | null;
}

/** The same, ready to be asked. */
export interface OpenModel {
  readonly languageModel: LanguageModel;
  readonly embeddingModel: EmbeddingModel | null;
}

/** The model of the screen. Its key is lost where the installation's secret was replaced. */
export interface StoredModel extends ConfiguredModel {
  readonly isKeyLost: boolean;
}

interface ModelSettingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Whether environment variables say which model there is: they go before the screen. */
  readonly isFromEnvironment: boolean;
  /** Whether an address is one to which text may be sent, as for those of the environment. */
  readonly isAllowedUrl: (url: string) => boolean;
  readonly openModel: (connection: ModelConnection) => Promise<OpenModel>;
  /** Asks a model a question on the sample. Rejects with a `SettingFault`. */
  readonly tryModel: (model: LanguageModel, signal: AbortSignal) => Promise<TestResult>;
  readonly settings: Pick<Settings, 'get' | 'keep' | 'describe'>;
  readonly audit: Audit;
}

const TRY_LIMIT_MS = 150_000;
/** As the audit log names it. */
const MODEL = 'language model';

const fromEnvironment = () =>
  new AppError(
    409,
    'settings.from_environment',
    'The language model is set by environment variables (LLM_PROVIDER). Change it there and start again.',
  );
const invalidUrl = (message: string) =>
  new AppError(422, 'settings.address_refused', message, { fields: { baseUrl: message } });

/** The language model that operators set on the screen: every process reads which one it is when it needs one. */
export function makeModelSetting(deps: ModelSettingDeps) {
  const { database, clock, secrets, openModel, tryModel, settings, audit } = deps;
  const sealer = makeSealer(secrets, 'settings.model-key');
  const opened = makeVersionedCache<OpenModel | null>(1);

  const connect = (row: store.ModelRow): ModelConnection | null => {
    const { provider, base_url: baseUrl, model, embedding_model: embeddingModel, sealed_key, version } = row;
    if (sealed_key === null) return { provider, baseUrl, model, embeddingModel, apiKey: null };
    const apiKey = sealer.open(sealed_key, version);
    return apiKey === null ? null : { provider, baseUrl, model, embeddingModel, apiKey };
  };

  /** A key is kept for where it was given for, and goes nowhere else. */
  const keyFor = async ({ provider, baseUrl, apiKey }: NewModel): Promise<string | null> => {
    if (apiKey) return apiKey;
    const row = await store.findModel(database.root);
    const isSame = row?.provider === provider && row.base_url === (baseUrl || null);
    return isSame ? (connect(row)?.apiKey ?? null) : null;
  };

  const refuseIfFromEnvironment = () => {
    if (deps.isFromEnvironment) throw fromEnvironment();
  };

  const checkUrl = (url: string): void => {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw invalidUrl('Give an address that begins with http:// or https://.');
    const { hostname, username, password, search, hash } = new URL(url);
    if (username || password || search || hash)
      throw invalidUrl('Give the address alone, without user name, password or anything behind "?".');
    if (isForbiddenHost(hostname))
      throw invalidUrl('This address belongs to services of the cloud, which are never asked.');
    if (!deps.isAllowedUrl(url))
      throw invalidUrl('Give an https address; http only on this machine or in a private network.');
  };

  return {
    /** The model of the screen, ready to be asked; null where there is none, or its key cannot be read. */
    async findOpen(): Promise<OpenModel | null> {
      const row = await store.findModel(database.root);
      if (!row) return null;
      return opened.get('model', row.version, async () => {
        const connection = connect(row);
        return connection && openModel(connection);
      });
    },

    async findStored(): Promise<StoredModel | null> {
      const row = await store.findModel(database.root);
      if (!row) return null;
      const { provider, base_url: baseUrl, model, embedding_model: embeddingModel, sealed_key } = row;
      const isKeyLost = connect(row) === null;
      return { provider, baseUrl, model, embeddingModel, hasKey: sealed_key !== null, isKeyLost };
    },

    /** Tries a model and keeps it where it answers; else nothing changes. */
    async use(operator: Operator, wanted: NewModel): Promise<SettingItem> {
      refuseIfFromEnvironment();
      const baseUrl = wanted.baseUrl?.replace(/\/+$/, '') || null;
      if (baseUrl !== null) checkUrl(baseUrl);
      const { provider, model, embeddingModel = null } = wanted;
      const apiKey = await keyFor({ ...wanted, baseUrl: baseUrl ?? undefined });
      const { languageModel } = await openModel({ provider, baseUrl, model, embeddingModel, apiKey });
      const startedAt = clock();
      const result = await tryModel(languageModel, AbortSignal.timeout(TRY_LIMIT_MS)).catch(
        (error: unknown) => {
          if (!(error instanceof SettingFault)) throw error;
          throw new AppError(422, 'settings.model_failed', error.message, { cause: error });
        },
      );
      const version = randomUUID();
      await database.transaction(async (trx) => {
        const sealed_key = apiKey === null ? null : sealer.seal(apiKey, version);
        await store.putModel(trx, {
          version,
          provider,
          base_url: baseUrl,
          model,
          embedding_model: embeddingModel,
          sealed_key,
          set_at: new Date(clock()),
        });
        const host = baseUrl === null ? 'its usual address' : new URL(baseUrl).host;
        const details = { provider, model, host };
        await audit.record(trx, { actor: operator, action: 'model.set', subject: MODEL, details });
      });
      await settings.keep(database.root, await settings.describe('model'), { startedAt, result });
      return settings.get('model');
    },

    async remove(operator: Operator): Promise<SettingItem> {
      refuseIfFromEnvironment();
      await database.transaction(async (trx) => {
        if (await store.deleteModel(trx))
          await audit.record(trx, { actor: operator, action: 'model.remove', subject: MODEL });
      });
      return settings.get('model');
    },

    /** Has the key lie under today's secret, so that it does not depend on the one that was replaced. */
    async renewKey(): Promise<void> {
      const row = await store.findModel(database.root);
      if (!row?.sealed_key) return;
      const renewed = sealer.renew(row.sealed_key, row.version);
      if (renewed !== row.sealed_key) await store.resealKey(database.root, row.version, renewed);
    },
  };
}
export type ModelSetting = ReturnType<typeof makeModelSetting>;
