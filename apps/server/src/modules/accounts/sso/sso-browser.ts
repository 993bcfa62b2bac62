import { createHash, randomBytes } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import { SSO } from '#modules/accounts/limits.ts';

const COOKIE = 'recto-sso';
const PATH = `${API_BASE}/auth/sso`;
const SECRET_FORM = /^[\w-]{43}$/;

/** Only hashes of what opens something are kept. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** 256 random bits. */
export const makeSecret = () => randomBytes(32).toString('base64url');

/**
 * The cookie that ties a sign-in to the browser which began it. It is sent on the provider's redirect back (Lax), to
 * these few calls only, and no script can read it; by itself it opens nothing.
 */
export function browserCookie(secret: string, isSecure: boolean): string {
  const parts = [`${COOKIE}=${secret}`, `Path=${PATH}`, 'HttpOnly', 'SameSite=Lax'];
  const maxAge = secret === '' ? 0 : SSO.attemptSeconds + SSO.ticketSeconds;
  return [...parts, `Max-Age=${maxAge}`, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The hash of the browser's secret, or null for a browser without one. */
export function hashOfBrowser(cookies: string): Buffer | null {
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === COOKIE && SECRET_FORM.test(value)) return hashSecret(value);
  }
  return null;
}

const OWN = 'http://own.invalid';

/** A page of ours to go to afterwards, or null for anything that would lead elsewhere. */
export function ownPath(path: string | undefined): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(path, OWN);
  // Dots that lead up have been taken out by now, and may have left two slashes: another host.
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
