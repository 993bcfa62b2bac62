import { z } from 'zod';

/** Over TLS, or within this machine. */
function isSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

/** Names without a dot are those of a container's or an office's own network. */
function isPrivateOrSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isPrivate =
    /^(?:(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd][\da-f:]+)\])$/.test(hostname) ||
    /^(?:[^.[\]]+|.+\.(?:internal|local|lan|home\.arpa))$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isPrivate);
}

/** An address that is only safe to use over TLS, or within this machine. */
export const secureUrl = z
  .string()
  .refine(isSecure, 'an https address; http only on this machine (localhost, 127.0.0.1)')
  .optional();
/** Text of documents goes there: in the clear only where nobody else listens. */
export const providerUrl = z
  .string()
  .refine(isPrivateOrSecure, 'an https address; http only on this machine or in a private network')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
