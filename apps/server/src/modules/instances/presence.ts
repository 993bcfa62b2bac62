import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '#kernel/database.ts';
import type { Processing } from '#kernel/processing.ts';
import * as store from '#modules/instances/store.ts';

export interface PresenceDeps {
  readonly database: Database;
  readonly processing: Processing;
  /** The share of this process's threads that are busy. */
  readonly load: () => number;
}

/** Decimals of a share that say something. */
const rounded = (share: number): number => Math.round(share * 100) / 100;

/** This process among the workers: the number that it has, its signs of life, and whether it takes work. */
export function makePresence({ database, processing, load }: PresenceDeps) {
  const holder = randomUUID();
  const host = hostname();
  let isPresent = false;
  let last: Promise<void> = Promise.resolve();

  const claim = (isAlone: boolean): Promise<number> =>
    database.transaction(async (trx) => {
      await store.lockInstances(trx);
      return store.claimNumber(trx, { holder, host, isAlone });
    });

  const beatNow = async (): Promise<void> => {
    if (!isPresent) return;
    const signs = { load: rounded(load()), doing: processing.running() };
    let found = await store.beat(database.root, holder, signs);
    if (!found) {
      // It was taken for dead, as after a machine has slept.
      await claim(false);
      found = await store.beat(database.root, holder, signs);
    }
    // Stopped meanwhile: what takes work is taken down already.
    if (!isPresent) return;
    if (found?.isStopped) await processing.pause();
    else await processing.resume();
  };

  /** One after the other, so that an older reading never undoes what a newer one has done. */
  const beat = (): Promise<void> => {
    const next = last.catch(() => undefined).then(beatNow);
    last = next;
    return next;
  };

  return {
    beat,

    /** Before this process takes any work. */
    async begin(isAlone: boolean): Promise<void> {
      if (!isPresent) await claim(isAlone);
      isPresent = true;
      await beat();
    },

    async end(): Promise<void> {
      if (!isPresent) return;
      isPresent = false;
      await last.catch(() => undefined);
      await store.releaseNumber(database.root, holder);
    },
  };
}
export type Presence = ReturnType<typeof makePresence>;
