import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { OUTBOX_FILE } from '#adapters/mail/outbox.ts';
import { Html, html } from '#kernel/html.ts';
import { isLocalRequest } from '#kernel/local-requests.ts';

export interface OutboxPageSettings {
  readonly folder: string;
  readonly productName: string;
  /** The address the server listens on. */
  readonly host: string;
  readonly production: boolean;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const SHOWN_AT_MOST = 100;

/** Mails may bring styles of their own, but nothing that runs, loads or sends. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether there is any such page where the server listens. */
export const areOutboxPagesShown = ({
  production,
  host,
}: Pick<OutboxPageSettings, 'production' | 'host'>): boolean => !production && LOOPBACK.includes(host);

/**
 * `/dev/outbox`: the mails that were written instead of sent, for whoever sits at this machine. Codes stand in them,
 * so nothing is mounted in production or on an address that others reach, and requests that came through a proxy or
 * under another host name (DNS rebinding) get the same 404 as an unknown page.
 */
export function mountOutboxPages(app: FastifyInstance, settings: OutboxPageSettings): void {
  if (!areOutboxPagesShown(settings)) return;
  const { folder, productName } = settings;
  const show = (reply: FastifyReply, page: Html) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.source);

  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound();
    return show(reply, listPage(productName, await readNewest(folder)));
  });
  app.get<{ Params: { name: string } }>('/dev/outbox/:name', async (request, reply) => {
    const mail = isLocalRequest(request) ? await readMail(folder, request.params.name) : null;
    if (!mail) return reply.callNotFound();
    return show(reply, mailPage(productName, mail.content));
  });
}

interface OutboxMail {
  readonly name: string;
  readonly content: Email;
}

async function readNewest(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(ignoreMissing);
  const newest = (names ?? [])
    .filter((name) => OUTBOX_FILE.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN_AT_MOST);
  const mails = await Promise.all(newest.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

async function readMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!OUTBOX_FILE.test(name)) return null;
  const bytes = await readFile(join(folder, name)).catch(ignoreMissing);
  return bytes ? { name, content: await PostalMime.parse(bytes) } : null;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const recipientsOf = ({ to = [] }: Email) => to.map(({ address }) => address ?? '').join(', ');
const timeOf = ({ date }: Email) =>
  date ? `${new Date(date).toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';

function listPage(productName: string, mails: readonly OutboxMail[]): Html {
  const rows = mails.map(
    ({ name, content }) => html`<li><a href="/dev/outbox/${name}">${content.subject ?? 'No subject'}</a>
<span>${recipientsOf(content)}</span><time>${timeOf(content)}</time>
<pre>${content.text?.trim() ?? ''}</pre></li>
`,
  );
  const body = mails.length === 0 ? html`<p>No mail has been written yet.</p>` : html`<ol>${rows}</ol>`;
  return page(
    `Outbox of ${productName}`,
    html`<p>No mail server is configured, so mails are kept here instead of being sent. Newest first.</p>${body}`,
  );
}

function mailPage(productName: string, mail: Email): Html {
  return page(
    mail.subject ?? 'No subject',
    html`<p><a href="/dev/outbox">Outbox of ${productName}</a></p>
<p>To ${recipientsOf(mail)} <time>${timeOf(mail)}</time></p>
<pre>${mail.text?.trim() ?? ''}</pre>
<iframe sandbox="allow-top-navigation-by-user-activation" title="The mail as it looks" srcdoc="${withOuterLinks(mail.html ?? '')}"></iframe>`,
  );
}

/** A link of the mail opens in place of this page; inside the frame it could not. */
const withOuterLinks = (source: string) => source.replace('<head>', '<head><base target="_top">');

const STYLE =
  new Html(`:root{color-scheme:light dark;--ground:#fbfaf7;--surface:#fff;--line:#e5e4e0;--ink:#1c1e24;--quiet:#4d5057;--accent:#2d52c6}
@media(prefers-color-scheme:dark){:root{--ground:#101114;--surface:#18191c;--line:#2c2e32;--ink:#eeedea;--quiet:#b4b6bb;--accent:#7da1f9}}
body{margin:0 auto;max-width:720px;padding:32px 16px;background:var(--ground);color:var(--ink);font:14px/1.5 Inter,system-ui,sans-serif}
h1{font:500 28px/1.25 Newsreader,Georgia,serif}a{color:var(--accent)}time,span{color:var(--quiet)}
ol{list-style:none;padding:0}li{display:grid;grid-template-columns:1fr auto;gap:4px 16px;background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px;margin:12px 0}
li a{font-weight:600}li time{grid-row:2;grid-column:2}pre{grid-column:1/-1;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
iframe{width:100%;height:520px;border:1px solid var(--line);border-radius:10px;margin-top:24px;background:#fff}`);

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`;
