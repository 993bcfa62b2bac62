import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@recto/contract/limits';
import type { Clock } from '#kernel/clock.ts';
import type { Db, Trx } from '#kernel/database.ts';
import { siteOf } from '#kernel/ip-networks.ts';
import { CODE } from '#modules/accounts/limits.ts';
import {
  deleteCode,
  dropCode,
  hasCode,
  putCode,
  takeTry,
} from '#modules/accounts/codes/one-time-code.store.ts';
import type { CodePurpose } from '#modules/accounts/tables.ts';

interface GivenCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** From where it was given: each network has tries of its own. */
  readonly ip: string;
}

/** Codes that are mailed. Only an HMAC over purpose, account and code is kept; the code itself lives in the mail. */
export function makeOneTimeCodes({ secret, clock }: { secret: string; clock: Clock }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time-code', 32));
  const digestOf = (accountId: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${purpose}\n${accountId}\n${code}`).digest();
  return {
    /** Makes a code; an earlier one for the same purpose dies. */
    async issue(trx: Trx, accountId: string, purpose: CodePurpose): Promise<string> {
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const expiresAt = new Date(clock() + CODE.seconds * 1000);
      await putCode(trx, { accountId, purpose, digest: digestOf(accountId, purpose, code), expiresAt });
      return code;
    },
    /**
     * Whether the code is right. The try is counted before anything is compared and must stay counted, so this runs
     * outside the transaction that then uses the code up.
     */
    async check(db: Db, { accountId, purpose, code, ip }: GivenCode): Promise<boolean> {
      // As an HMAC: the table names nobody's address.
      const network = createHmac('sha256', key).update(`network\n${accountId}\n${siteOf(ip)}`);
      const origin = { accountId, purpose, network: network.digest('base64url') };
      const right = await takeTry(db, origin, new Date(clock()));
      const given = digestOf(accountId, purpose, code);
      return right !== null && timingSafeEqual(right, given);
    },
    /** Uses a right code up. Of any number at once exactly one gets true. */
    consume: (trx: Trx, accountId: string, purpose: CodePurpose, code: string): Promise<boolean> =>
      deleteCode(trx, { accountId, purpose, digest: digestOf(accountId, purpose, code) }),
    /** A code that may be on its way is good for nothing any more. */
    cancel: (trx: Trx, accountId: string, purpose: CodePurpose) => dropCode(trx, accountId, purpose),
    /** Whether the code is still good for anything; costs no try. */
    isAlive: (db: Db, accountId: string, purpose: CodePurpose, code: string): Promise<boolean> =>
      hasCode(db, { accountId, purpose, digest: digestOf(accountId, purpose, code) }, new Date(clock())),
  };
}
export type OneTimeCodes = ReturnType<typeof makeOneTimeCodes>;
