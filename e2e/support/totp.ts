import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
/** A late code that is about to run out may have run out when the server sees it. */
const ROOM_MS = 6_000;

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const binary = bits.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((binary.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * What an authenticator app shows (RFC 6238 on RFC 4226), written out: with the server's library, a mistake of that
 * library would be made on both sides.
 */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export interface Authenticator {
  /**
   * The code of the step before, which is still taken, for people type slowly; to be used at once. It waits for the next
   * step where there is too little left of this one.
   */
  lateCode(): Promise<string>;
  /** The code that is shown now, good for half a minute at least. It comes after `lateCode`, so a test has two that work. */
  code(): Promise<string>;
}

/** An authenticator app with one account in it. */
export function makeAuthenticator(secret: string): Authenticator {
  const code = (back: number) => codeOf(secret, Math.floor(Date.now() / PERIOD_MS) - back);
  return {
    async lateCode() {
      const room = PERIOD_MS - (Date.now() % PERIOD_MS);
      if (room < ROOM_MS) await new Promise((resolve) => setTimeout(resolve, room));
      return code(1);
    },
    code: async () => code(0),
  };
}
