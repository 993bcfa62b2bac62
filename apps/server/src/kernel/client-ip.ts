import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Which addresses are proxies of ours, whose word about the client is believed; as Fastify takes it. */
export type TrustProxy = boolean | string[] | ((ip: string, hop: number) => boolean);

/** What Fastify takes as `trustProxy`. */
export function trustedProxies(value: string): TrustProxy {
  if (value === '' || value === 'false') return false;
  if (value === 'true') return true;
  if (/^\d+$/.test(value)) return (_url, hop) => hop < Number(value);
  return value.split(',').map((entry) => entry.trim());
}

/** Tells the address of a client where a request does not pass through Fastify, by the same rule. */
export function makeClientIp(trusted: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === 'function'
      ? trusted
      : Array.isArray(trusted)
        ? proxyAddr.compile(trusted)
        : () => trusted;
  return (request) => proxyAddr(request, isTrusted);
}
