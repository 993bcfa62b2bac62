import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@recto/contract';
import type { ErrorEnvelope } from '@recto/contract/endpoint';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { answerClientError, bareAnswerHeaders } from '#kernel/raw-responses.ts';
import type { TrustProxy } from '#kernel/client-ip.ts';
import { contentSecurityPolicy } from '#kernel/content-security-policy.ts';
import { AppError, invalidRequest, notFound, tooManyRequests } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import { registerMultipart } from '#kernel/multipart.ts';
import { networkOf } from '#kernel/ip-networks.ts';
import { describeApi } from '#kernel/openapi.ts';
import { guardBodies } from '#kernel/request-bodies.ts';
import { cutStalledResponses } from '#kernel/stalled-responses.ts';

export interface ServerSettings {
  readonly productName: string;
  readonly trustProxy: TrustProxy;
  readonly floodGuard: boolean;
  /** Whether people reach the server over HTTPS; only then may browsers be told to insist on it. */
  readonly behindTls: boolean;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Where the chat assistant of the profile page comes from; null without one. */
  readonly chatWidgetOrigin: string | null;
}

/** Of calls that do not say otherwise. */
const BODY_MAX_BYTES = 1_000_000;

/** A connection on which nothing moves in the middle of a request is given up; its client may be long gone. */
const SILENCE_LIMIT_MS = 2 * 60_000;

/** The largest file in an hour is a line of 220 kbit/s; a trickle must not hold its place for ever. */
const REQUEST_LIMIT_MS = 60 * 60_000;
/** A signed address that names many files; proxies take 8 kB by default. */
const ADDRESS_MAX_LENGTH = 7_500;

/** Calls a minute from one network before the flood guard answers 429; far above what a person does. */
const FLOOD_LIMIT = 1_200;

/** The HTTP server without the product's calls: security headers, limits, the error form, web pages, API description. */
export async function makeServer(
  settings: ServerSettings,
  log: Log,
  /** For faults that are neither the caller's nor ours: a dependency that is away, a disk that is full. */
  mapDatabaseError: (error: unknown) => AppError | undefined = () => undefined,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: ADDRESS_MAX_LENGTH },
    forceCloseConnections: false,
    connectionTimeout: SILENCE_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    // The lifecycle answers while draining, in our form.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, settings),
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(bareAnswerHeaders(settings))),
  });
  app.decorateRequest('caller', null);
  takeJsonBodies(app);
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: that may hold a signed token.
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy(settings.chatWidgetOrigin) },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.behindTls,
    xFrameOptions: { action: 'deny' },
  });
  // What says nothing about caches stays out of them.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(compress, { threshold: 1_024 });
  if (settings.floodGuard)
    await app.register(rateLimit, {
      max: FLOOD_LIMIT,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
    });
  guardBodies(app, { capped: settings.floodGuard, behindTls: settings.behindTls });
  cutStalledResponses(app);
  await registerMultipart(app, FILE_MAX_BYTES);
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const explained = mapDatabaseError(error);
    if (explained) request.log.warn({ err: error }, 'request failed');
    return sendError(explained ?? error, request, reply);
  });
  await serveWebApp(app, settings);
  await serveApiDescription(app, settings.productName);
  return app;
}

/**
 * JSON and, by its plugin, multipart are all we read. Many clients name JSON also where they send nothing: a call without
 * a body must not fail for it, signing out least.
 */
function takeJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}

function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof AppError ? error : fromFastify(error, request);
  if (!known) request.log.error({ err: error }, 'request failed');
  const status = known?.status ?? 500;
  const { fields, limit, reason, retryAfterSeconds } = known?.details ?? {};
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const body: ErrorEnvelope = {
    ok: false,
    message: known?.message ?? 'Something went wrong on our side. Please try again.',
    result: {
      code: known?.code ?? 'server.error',
      ...(fields && { fields: { ...fields } }),
      ...(limit && { limit }),
      ...(reason && { reason }),
    },
    status,
  };
  return reply.code(status).send(body);
}

/** Faults that Fastify and its plugins find before our code runs: a broken body, a wrong content type, one too large. */
function fromFastify(error: FastifyError, { routeOptions }: FastifyRequest): AppError | null {
  if (error.statusCode === 413) {
    const most = Math.floor((routeOptions.bodyLimit ?? BODY_MAX_BYTES) / 1_000_000);
    return new AppError(413, 'request.too_large', `The request is larger than ${most} MB.`);
  }
  if (error.statusCode === 415) return new AppError(415, 'request.wrong_type', 'Send the request as JSON.');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return invalidRequest('The request cannot be read.');
  return null;
}

async function serveWebApp(app: FastifyInstance, { webFolder, floodGuard }: ServerSettings) {
  const built = existsSync(join(webFolder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Built files carry a hash in their names; the page that names them must always be fresh.
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(floodGuard ? { preHandler: app.rateLimit() } : {}, (request, reply) => {
    reply.header('vary', 'accept');
    if (built && wantsPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendError(notFound('Page'), request, reply);
  });
}

/**
 * Which paths are pages is for the web app to say, but only a browser is shown its word for one that is none: a monitor or
 * a scraper would take the page for an answer. The first page also tells everybody else that the product is there.
 */
function wantsPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|socket\.io|download|dev|metrics|assets)(\/|$)/.test(url)) return false;
  return accept.includes('text/html') || /^\/(\?|$)/.test(url);
}

async function serveApiDescription(app: FastifyInstance, productName: string) {
  const description = describeApi(productName);
  app.get(`${API_BASE}/openapi.json`, async () => description);
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${API_BASE}/docs/assets/`,
    decorateReply: false,
    allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
  });
  app.get(`${API_BASE}/docs`, async (_request, reply) => reply.type('text/html').send(docsPage(productName)));
  app.get(`${API_BASE}/docs/start.js`, async (_request, reply) =>
    reply
      .type('text/javascript')
      .send(
        `SwaggerUIBundle({ url: '${API_BASE}/openapi.json', dom_id: '#api', persistAuthorization: false });`,
      ),
  );
}

const docsPage = (productName: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${productName.replace(/[<&]/g, '')} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${API_BASE}/docs/assets/swagger-ui.css"></head>
<body><div id="api"></div><script src="${API_BASE}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${API_BASE}/docs/start.js"></script></body></html>`;
