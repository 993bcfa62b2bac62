import type { Trx } from '#kernel/database.ts';
import type { JobHandler, JobQueue } from '#kernel/define-job.ts';
import { erase, makeEraseHandler } from '#kernel/erase.ts';
import type { Routes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { AboutFile, AccountData, DeletedFiles, Module } from '#kernel/module.ts';
import type { ZippedFile } from '#kernel/zip-files.ts';

interface ModuleListDeps {
  readonly jobs: JobQueue;
  /** Deletes every job that names one of these ids. */
  readonly eraseJobs: (ids: readonly string[]) => Promise<void>;
  readonly log: Pick<Log, 'error'>;
}

/**
 * The capabilities in their order, folded into what the server does with all of them. A function may be handed to a
 * capability before the later ones are added, as long as it is called after that.
 */
export function makeModuleList({ jobs, eraseJobs, log }: ModuleListDeps) {
  const modules: Module[] = [];
  const lastFirst = () => modules.toReversed();
  const timers: NodeJS.Timeout[] = [];

  return {
    add<M extends Module>(module: M): M {
      if (modules.some(({ name }) => name === module.name))
        throw new Error(`Two modules have the name "${module.name}".`);
      modules.push(module);
      return module;
    },

    routes: (): Routes[] => modules.flatMap(({ routes = [] }) => routes),

    /** Those of all capabilities, and the one that erases, which goes through them. */
    jobs: (): JobHandler[] => [
      ...modules.flatMap((module) => module.jobs ?? []),
      makeEraseHandler(
        lastFirst().flatMap((module) => module.erase ?? []),
        eraseJobs,
      ),
    ],

    async open(): Promise<void> {
      for (const module of modules) await module.open?.();
    },

    async recover(circumstances: { readonly isAlone: boolean }): Promise<void> {
      for (const module of modules) await module.recover?.(circumstances);
    },

    listening(): void {
      for (const module of modules) module.listening?.();
    },

    startPeriodicWork(): void {
      for (const { name, periodic = [] } of modules)
        for (const { everyMs, run } of periodic) {
          const again = () =>
            run().catch((err: unknown) => log.error({ err, module: name }, 'periodic work failed'));
          timers.push(setInterval(() => void again(), everyMs).unref());
        }
    },

    stopPeriodicWork(): void {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },

    /** Of these ids, those that name a thing of the account, with the files that it is about. */
    async findFilesOf(accountId: string, ids: readonly string[]): Promise<AboutFile[]> {
      const found = modules.map(async (module) => (await module.findFilesOf?.(accountId, ids)) ?? []);
      return (await Promise.all(found)).flat();
    },

    /** What all of them keep of an account. */
    async exportFor(accountId: string): Promise<AccountData> {
      const parts = new Map<string, unknown>();
      const files: ZippedFile[] = [];
      const all = modules.map(async (module) => module.exportFor?.(accountId));
      for (const data of await Promise.all(all)) {
        for (const [name, part] of Object.entries(data?.parts ?? {})) {
          if (parts.has(name)) throw new Error(`Two modules export the part "${name}".`);
          parts.set(name, part);
        }
        files.push(...(data?.files ?? []));
      }
      return { parts: Object.fromEntries(parts), files };
    },

    /** Enqueues the erasing of an account, whose row the caller has locked and deletes in the same transaction. */
    async eraseAccount(trx: Trx, accountId: string): Promise<void> {
      for (const module of lastFirst()) await module.eraseAccount?.(trx, accountId);
      await jobs.enqueue(trx, erase, { accountId });
    },

    /** Has all of them let go of what they made of files that the caller deletes; answers the ids of what goes with these. */
    async beforeFilesDeleted(trx: Trx, deleted: DeletedFiles): Promise<string[]> {
      const ids: string[] = [];
      for (const module of lastFirst())
        ids.push(...((await module.beforeFilesDeleted?.(trx, deleted)) ?? []));
      return ids;
    },

    /** Stops all of them, also after one has failed, and throws everything that failed at the end. */
    async stop(): Promise<void> {
      const errors: Error[] = [];
      for (const module of lastFirst()) {
        try {
          await module.stop?.();
        } catch (cause) {
          errors.push(new Error(`The module "${module.name}" could not be stopped.`, { cause }));
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join(' '));
    },
  };
}
export type ModuleList = ReturnType<typeof makeModuleList>;
