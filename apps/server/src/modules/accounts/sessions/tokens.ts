import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const FAMILY_BYTES = 16;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export interface AccessToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** 256 random bits. Only the hash is stored, so that a copy of the database opens nothing. */
export function makeAccessToken(): AccessToken {
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  return { token, hash: sha256(token) };
}

const ACCESS_TOKEN_FORM = /^[\w-]{43}$/;

/** The hash of an access token, or null for a text that cannot be one. */
export const hashAccessToken = (token: string) => (ACCESS_TOKEN_FORM.test(token) ? sha256(token) : null);

/**
 * A refresh token is its session's family (128 random bits that stay) and 256 random bits that change with each use.
 * By the family every former token of a session is recognised as such, however old, without keeping any of them.
 */
export interface RefreshToken {
  readonly token: string;
  readonly hash: Buffer;
  readonly family: Buffer;
  readonly familyHash: Buffer;
}

export function makeRefreshToken(family: Buffer = randomBytes(FAMILY_BYTES)): RefreshToken {
  const bytes = Buffer.concat([family, randomBytes(SECRET_BYTES)]);
  return readBytes(bytes.toString('base64url'), bytes);
}

const REFRESH_TOKEN_FORM = /^[\w-]{64}$/;

/** The parts of a refresh token, or null for a text that cannot be one. */
export function readRefreshToken(token: string): RefreshToken | null {
  return REFRESH_TOKEN_FORM.test(token) ? readBytes(token, Buffer.from(token, 'base64url')) : null;
}

function readBytes(token: string, bytes: Buffer): RefreshToken {
  const family = bytes.subarray(0, FAMILY_BYTES);
  return { token, hash: sha256(bytes), family, familyHash: sha256(family) };
}

/** Compares two hashes in constant time; null is like none. */
export const isSameHash = (a: Uint8Array | null, b: Uint8Array) =>
  a !== null && a.length === b.length && timingSafeEqual(a, b);
