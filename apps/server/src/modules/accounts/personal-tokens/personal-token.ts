import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'recto_pat_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits. */
const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
/** So many characters of the secret are kept and shown; the others are more than can be guessed. */
const SHOWN_LENGTH = 4;

export interface PersonalToken {
  readonly token: string;
  readonly hash: Buffer;
  readonly beginning: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** CRC-32 of the secret: mistyped and invented tokens are told without the database, and by programs that look for leaks. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let length = 0; length < CHECKSUM_LENGTH; length += 1) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** `recto_pat_`, 30 random letters and digits, 6 of a checksum. Only the hash is stored. */
export function makePersonalToken(): PersonalToken {
  const secret = Array.from({ length: SECRET_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  ).join('');
  const token = PREFIX + secret + checksumOf(secret);
  return { token, hash: sha256(token), beginning: PREFIX + secret.slice(0, SHOWN_LENGTH) };
}

export const isPersonalToken = (token: string): boolean => token.startsWith(PREFIX);

const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** The hash of a personal access token, or null for a text that cannot be one. */
export function hashPersonalToken(token: string): Buffer | null {
  const [, secret = '', checksum] = FORM.exec(token) ?? [];
  return checksum === checksumOf(secret) ? sha256(token) : null;
}
