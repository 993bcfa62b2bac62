import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type Secrets } from '#kernel/keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts that must lie unreadable in the database (AES-256-GCM). Each purpose has a key of its own,
 * derived from the installation's secret; `context` (an id, say) binds a sealed text to its place.
 */
export function makeSealer(secrets: Secrets, purpose: string) {
  const [key, ...formerKeys] = deriveKeys(secrets, purpose);

  const seal = (text: string, context = ''): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url');
  };

  const openAny = (keys: readonly Buffer[], sealed: string, context: string): string | null => {
    for (const each of keys) {
      const text = openWith(each, sealed, context);
      if (text !== null) return text;
    }
    return null;
  };

  return {
    seal,
    /** The text, or null where it was not sealed here for this purpose and context. */
    open: (sealed: string, context = ''): string | null => openAny([key, ...formerKeys], sealed, context),
    /** What lies under a former secret, sealed with today's; everything else as it is. */
    renew(sealed: string, context = ''): string {
      if (formerKeys.length === 0 || openWith(key, sealed, context) !== null) return sealed;
      const text = openAny(formerKeys, sealed, context);
      return text === null ? sealed : seal(text, context);
    },
  };
}

function openWith(key: Buffer, sealed: string, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}
