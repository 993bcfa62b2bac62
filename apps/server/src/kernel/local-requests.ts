import type { FastifyRequest } from 'fastify';

/** What proxies add beside `Forwarded` and `X-Forwarded-…`; one that adds nothing cannot be told from a browser. */
const PROXY_HEADERS = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]);

/** Whether a request names this machine as its host (against DNS rebinding) and did not come through a proxy. */
export function isLocalRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded'),
  );
  return !isForwarded && /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i.test(headers.host ?? '');
}
