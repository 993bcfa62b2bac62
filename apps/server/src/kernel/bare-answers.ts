import type { Server } from 'node:http';

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
export function protectSocketAnswers(server: Server, reach: Reach): void {
  server.prependListener('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io')) return;
    for (const [name, value] of Object.entries(bareAnswerHeaders(reach))) response.setHeader(name, value);
  });
}
