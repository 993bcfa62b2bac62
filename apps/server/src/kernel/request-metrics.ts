import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#kernel/metrics.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Paths that are calls; all others are the web app's files and pages, which are many and change with each build. */
const IS_CALL = /^\/(api|download|webhooks|healthz|readyz|metrics|dev)(\/|$)/;

/** Measures every request by its route's template: an address as it was sent may hold anything, a signed token too. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const measure = metrics.histogram({
    name: 'recto_http_request_duration_seconds',
    help: 'Requests by route, method and class of status, from their arrival to the last byte of the answer.',
    labels: { method: METHODS, route: 'code', status: STATUSES },
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      // Of another method the value is `other`.
      method: request.method as (typeof METHODS)[number],
      route: routeOf(request, reply),
      status: `${Math.floor(reply.statusCode / 100)}xx` as (typeof STATUSES)[number],
    };
    measure(labels, reply.elapsedTime / 1_000);
  });
}

function routeOf({ routeOptions: { url } }: FastifyRequest, { statusCode }: FastifyReply): string {
  if (url !== undefined) return IS_CALL.test(url) ? url : 'web';
  // A page of the web app has no route of its own here.
  return statusCode < 400 ? 'web' : 'unknown';
}
