import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@recto/contract/limits';
import { deriveKeys, type Secrets } from '#kernel/keys.ts';

/** Without letters and digits that are mistaken for each other on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** Groups of five random characters, about 25 bits each. */
export const makeReadableSecret = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Recovery codes stand in for the authenticator, each once. Only an HMAC over account and code is kept. */
export function makeRecoveryCodes(secrets: Secrets) {
  const keys = deriveKeys(secrets, 'recovery-code');
  const digestOf = (key: Buffer, accountId: string, code: string) =>
    createHmac('sha256', key).update(`${accountId}\n${code}`).digest();
  return {
    /** How the code may lie in the database: codes from before the secret was changed work as well. */
    digestsOf: (accountId: string, code: string): Buffer[] =>
      keys.map((key) => digestOf(key, accountId, code)),
    make(accountId: string): { codes: string[]; digests: Buffer[] } {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(makeReadableSecret(2));
      return { codes: [...codes], digests: [...codes].map((code) => digestOf(keys[0], accountId, code)) };
    },
  };
}
export type RecoveryCodes = ReturnType<typeof makeRecoveryCodes>;
