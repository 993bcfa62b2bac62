import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExposedMetrics } from '#adapters/metrics/make-metrics.ts';
import { isLocalRequest } from '#kernel/local-requests.ts';

interface MetricsPageSettings {
  readonly metrics: Pick<ExposedMetrics, 'expose'>;
  /** Opens the page from everywhere; without one it is for this machine alone. */
  readonly token: string | undefined;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `/metrics`, in the text format of Prometheus. To whom it is not open it is the same 404 as an unknown page. */
export function mountMetricsPage(app: FastifyInstance, { metrics, token }: MetricsPageSettings): void {
  const right = token === undefined ? undefined : sha256(token);
  const hasToken = ({ headers }: FastifyRequest) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return right !== undefined && given !== undefined && timingSafeEqual(sha256(given), right);
  };
  app.get('/metrics', async (request, reply) => {
    const isHere = LOOPBACK.has(request.socket.remoteAddress ?? '') && isLocalRequest(request);
    if (!isHere && !hasToken(request)) return reply.callNotFound();
    const { contentType, text } = await metrics.expose();
    return reply.type(contentType).send(text);
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
