import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Makes and checks signed tokens: `<payload>.<HMAC-SHA-256>`, both base64url. Whoever holds one can read the payload
 * but cannot make another. Each purpose has a key of its own, derived from the installation's secret.
 */
export function makeSigner(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const seal = (payload: string) => createHmac('sha256', key).update(payload).digest();
  return {
    sign(value: unknown): string {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${payload}.${seal(payload).toString('base64url')}`;
    },
    /** The value that was signed, or undefined for anything that was not signed here. */
    open(token: string): unknown {
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = seal(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}
