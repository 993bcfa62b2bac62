import type { FastifyInstance, FastifyReply } from 'fastify';
import { Html, html } from '#kernel/html.ts';

interface PageHead {
  readonly title: string;
  readonly productName: string;
  /** Whether no money changes hands: the page says so before anything else. */
  readonly isTest: boolean;
}

/** Nothing runs or is loaded; its forms come back to us. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const STYLE =
  new Html(`:root{color-scheme:light dark;--ground:#fbfaf7;--surface:#fff;--line:#e5e4e0;--ink:#1c1e24;--quiet:#4d5057;--accent:#2d52c6;--on:#fff;--warn:#7a4a00;--warned:#fdf3df}
@media(prefers-color-scheme:dark){:root{--ground:#101114;--surface:#18191c;--line:#2c2e32;--ink:#eeedea;--quiet:#b4b6bb;--accent:#7da1f9;--on:#101114;--warn:#f0c987;--warned:#2b2213}}
body{margin:0 auto;max-width:520px;padding:32px 16px;background:var(--ground);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
h1{font:500 28px/1.25 Newsreader,Georgia,serif}a{color:var(--accent)}
main{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:8px 24px 24px}
.test{background:var(--warned);color:var(--warn);border:1px solid currentColor;border-radius:10px;padding:12px 16px;margin:0 0 16px;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin-top:20px}
button{font:inherit;min-height:40px;padding:0 16px;border-radius:8px;border:1px solid var(--line);background:var(--surface);color:var(--ink);cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
.quiet{color:var(--quiet)}`);

/** A page of the server on which something is paid for or confirmed. */
export const checkoutPage = (
  { title, productName, isTest }: PageHead,
  body: Html,
): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${productName}</title><style>${STYLE}</style></head>
<body>${isTest ? html`<p class="test" role="note">Test checkout: no card is charged.</p>` : html``}
<main><h1>${title}</h1>
${body}
</main></body></html>
`;

export const sendCheckoutPage = (reply: FastifyReply, page: Html) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.source);

/** Runs `add` where bodies of any type arrive as they were sent: forms, and webhooks whose signature is over their bytes. */
export function withRawBodies(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    add(scope);
  });
}
