import type { StorageReserve } from '@recto/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { storageFull } from '#kernel/storage-full.ts';

/** Whether the disk of the data folder has room for work of a kind. */
export type HasStorageReserve = (need: StorageReserve) => Promise<boolean>;

/** Shares of the space below which uploads are refused. */
const USUAL_SHARE = 1 / 2;
const RESERVE_SHARE = 1 / 10;

/**
 * Room is taken in steps, so that a full disk never meets a database in the middle of a write: uploads are refused below
 * `minFreeBytes`, everything else that adds something below half of it, what makes room below a tenth.
 */
export function makeHasStorageReserve(
  freeSpace: () => Promise<number>,
  minFreeBytes: number,
): HasStorageReserve {
  return async (need) => {
    if (need === 'none') return true;
    return (await freeSpace()) >= minFreeBytes * (need === 'usual' ? USUAL_SHARE : RESERVE_SHARE);
  };
}

/** Refuses the calls for which there is no room; for routes that are added afterwards, after their callers are known. */
export function refuseWithoutReserve(app: FastifyInstance, hasStorageReserve: HasStorageReserve): void {
  // Before the body is read: an upload need not arrive to be refused.
  app.addHook('preParsing', async ({ routeOptions }) => {
    if (!(await hasStorageReserve(routeOptions.config.storageReserve ?? 'none'))) throw storageFull();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    storageReserve?: StorageReserve;
  }
}
