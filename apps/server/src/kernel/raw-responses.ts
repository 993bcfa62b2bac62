import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorEnvelope } from '@recto/contract/endpoint';

/** For answers that do not pass through our plugins; they are never pages. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

interface Reach {
  /** Whether people reach the server over HTTPS. */
  readonly behindTls: boolean;
}

export const bareAnswerHeaders = ({ behindTls }: Reach): Record<string, string> => ({
  ...HEADERS,
  ...(behindTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** The socket answers HTTP by itself. To be called once it is attached. */
export function protectSocketResponses(server: Server, reach: Reach): void {
  server.prependListener('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io')) return;
    for (const [name, value] of Object.entries(bareAnswerHeaders(reach))) response.setHeader(name, value);
  });
}

/** What Node finds wrong with the bytes of a request, before there is one. */
const CLIENT_ERRORS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request.timeout',
    message: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request.headers_too_large',
    message: 'The headers of the request are too large.',
  },
};
const UNREADABLE = { status: 400, code: 'request.invalid', message: 'The request cannot be read.' };

/** The answer to what is no request, in the form of all others; nothing can be read on the connection after it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, reach: Reach): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = CLIENT_ERRORS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ ok: false, message, result: { code }, status } satisfies ErrorEnvelope);
  const headers = {
    ...bareAnswerHeaders(reach),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
