import { createHash, createPrivateKey, hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '#kernel/clock.ts';
import { SESSION } from '#modules/accounts/limits.ts';
import type { Account } from '#modules/accounts/account.store.ts';

/** RFC 8410: what comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs ID tokens: statements about an account that open nothing. The key is derived from the installation's secret,
 * so that every process signs alike and nothing has to be kept.
 */
export function makeIdTokens(
  settings: { readonly secret: string; readonly publicUrl: string },
  clock: Clock,
) {
  const seed = Buffer.from(hkdfSync('sha256', settings.secret, '', 'id-token', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const keyId = createHash('sha256').update('id-token').update(seed).digest('base64url').slice(0, 16);
  return {
    sign(account: Account): Promise<string> {
      // Read now: on a port of the system's choice it is known only once the server listens.
      const issuer = settings.publicUrl;
      const now = Math.floor(clock() / 1000);
      return new SignJWT({
        email: account.email,
        email_verified: account.email_verified_at !== null,
        name: account.name,
        'custom:lastName': account.last_name,
        token_use: 'id',
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: keyId, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(account.id)
        .setIssuedAt(now)
        .setExpirationTime(now + SESSION.accessSeconds)
        .sign(key);
    },
  };
}
export type IdTokens = ReturnType<typeof makeIdTokens>;
