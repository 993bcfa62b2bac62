import type { SettingItem } from '@recto/contract/admin-settings';
import type { FileType } from '@recto/contract/file-types';
import { type Readers, readers as productReaders } from '@recto/readers';
import {
  type Infrastructure,
  type InfrastructureOptions,
  openInfrastructure,
} from '#compose/infrastructure.ts';
import type { Models } from '#compose/models.ts';
import { makeModuleList, type ModuleList } from '#compose/module-list.ts';
import { type AddModule, addProductModules, makeModuleDeps, type ModuleDeps } from '#compose/modules.ts';
import type { Config } from '#config.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { FindProtected } from '#kernel/token-access.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import type { FindNotice } from '#settings.ts';

/** What the server and the command line ask of the capabilities. */
export interface Capabilities {
  readonly accounts: AccountsApi;
  readonly idempotency: IdempotencyStore;
  readonly findProtected: FindProtected;
  readonly models: Models;
  /** What operators tell everybody; nothing where it is left out. */
  readonly findNotice?: FindNotice;
  /** What is configured, and how its last tests went. */
  listSettings(): Promise<SettingItem[]>;
}

export interface ProductOptions extends InfrastructureOptions {
  /** The types of documents, those of the product where it is left out; `workerEntry` has to serve the same. */
  readonly readers?: Readers<FileType>;
  /** Adds the capabilities; those of the product where it is left out. */
  readonly addModules?: (add: AddModule, deps: ModuleDeps) => Capabilities;
  /** Where the server listens; where it would, as long as it does not. */
  readonly url?: () => string;
}

export interface Product {
  readonly infrastructure: Infrastructure;
  readonly modules: ModuleList;
  readonly deps: ModuleDeps;
  readonly capabilities: Capabilities;
  /** Makes the queues known, so that jobs can be enqueued, for whichever server runs next. */
  startQueue(): Promise<void>;
  /** Ends what capabilities have under way, then closes everything. */
  close(options?: { readonly jobsWithinMs?: number }): Promise<void>;
}

/** The capabilities on an infrastructure, before anything is served or worked on. */
export async function openProduct(config: Config, options: ProductOptions): Promise<Product> {
  const { addModules = addProductModules, readers = productReaders } = options;
  const { url = () => `http://${config.host}:${config.port}` } = options;
  const infrastructure = await openInfrastructure(config, options);
  const { jobs, log } = infrastructure;
  const modules = makeModuleList({ jobs: jobs.queue, eraseJobs: jobs.erase, log });
  try {
    const deps = makeModuleDeps(config, infrastructure, { ...modules, readers, url });
    const capabilities = addModules(modules.add, deps);
    await modules.open();
    return {
      infrastructure,
      modules,
      deps,
      capabilities,
      startQueue: () => jobs.start(modules.jobs(), { work: false }),
      close: ({ jobsWithinMs } = {}) =>
        modules.stop().finally(async () => {
          await jobs.stop(jobsWithinMs);
          await infrastructure.close();
        }),
    };
  } catch (error) {
    // What is thrown says why it could not start.
    await modules.stop().catch((err: unknown) => log.error({ err }, 'not every module could be stopped'));
    await infrastructure.close();
    throw error;
  }
}
