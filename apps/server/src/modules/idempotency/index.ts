import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Db } from '#kernel/database.ts';
import type { Claim, IdempotencyStore, KeyedCall } from '#kernel/idempotency.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import * as store from '#modules/idempotency/idempotency.store.ts';
import '#modules/idempotency/tables.ts';

const KEPT_MS = 24 * 60 * 60_000;
/** How long a call counts as running after its last sign of life. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** Of a claim that meets one which is given up at that moment. */
const MAX_ATTEMPTS = 3;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export interface IdempotencyApi extends IdempotencyStore {
  /** Deletes what was answered of things that are deleted, in the transaction that deletes them. */
  eraseMentions(db: Db, accountId: string, ids: readonly string[]): Promise<void>;
}

interface IdempotencyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** The answers of calls with an Idempotency-Key, in rows: what one process answered, every other one knows. */
export function makeIdempotency({ database, clock, log }: IdempotencyDeps) {
  const inMs = (ms: number) => new Date(clock() + ms);
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);

  const startClaim = (call: KeyedCall, claimId: string): Claim => {
    const renew = () =>
      store
        .renewLease(database.root, call, { claimId, leasedUntil: inMs(LEASE_MS) })
        .catch(warn('the lease of an idempotency key could not be renewed'));
    const renewing = setInterval(() => void renew(), RENEW_EVERY_MS).unref();
    const end = async (work: Promise<void>) => {
      clearInterval(renewing);
      // The call has its result all the same; a key without an answer is free when its lease ends.
      await work.catch(warn('the answer of an idempotency key could not be kept'));
    };
    return {
      keep: (answer, contentHash) => {
        const mentionedIds = [...new Set(answer.body.match(UUID))];
        return end(store.keepAnswer(database.root, call, claimId, { ...answer, contentHash, mentionedIds }));
      },
      release: () => end(store.deleteClaim(database.root, call, claimId)),
    };
  };

  const api: IdempotencyApi = {
    eraseMentions: (db, accountId, ids) => store.deleteMentioning(db, ids, accountId),
    async claim(call) {
      for (let attempt = 1; ; attempt++) {
        const claimId = randomUUID();
        const claim = { claimId, leasedUntil: inMs(LEASE_MS), expiresAt: inMs(KEPT_MS) };
        if (await store.insertClaim(database.root, call, claim, inMs(0)))
          return { claim: startClaim(call, claimId) };
        const found = await store.findCall(database.root, call);
        if (!found) {
          if (attempt < MAX_ATTEMPTS) continue;
          throw new Error('an idempotency key was neither free nor taken');
        }
        const { fingerprint, content_hash: contentHash, status, body } = found;
        const answer = status === null || body === null ? null : { status, body };
        return { earlier: { fingerprint, contentHash, answer } };
      }
    },
  };
  const sweep = async () => {
    const count = await store.deleteExpired(database.root, inMs(0));
    if (count > 0) log.info({ count }, 'expired idempotency keys were deleted');
  };
  return {
    name: 'idempotency',
    api,
    periodic: [{ everyMs: SWEEP_EVERY_MS, run: sweep }],
    recover: sweep,
    /** Once more: a call that was still running may have answered since. */
    async erase(gone) {
      if ('fileIds' in gone) await store.deleteMentioning(database.root, gone.fileIds);
    },
  } satisfies Module;
}
