import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@recto/contract/limits';

/** Without letters and digits that are mistaken for each other on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** Groups of five random characters, about 25 bits each. */
export const makeReadableSecret = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Recovery codes stand in for the authenticator, each once. Only an HMAC over account and code is kept. */
export function makeRecoveryCodes({ secret }: { secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery-code', 32));
  const digestOf = (accountId: string, code: string) =>
    createHmac('sha256', key).update(`${accountId}\n${code}`).digest();
  return {
    digestOf,
    make(accountId: string): { codes: string[]; digests: Buffer[] } {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(makeReadableSecret(2));
      return { codes: [...codes], digests: [...codes].map((code) => digestOf(accountId, code)) };
    },
  };
}
export type RecoveryCodes = ReturnType<typeof makeRecoveryCodes>;
