import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { makeOutboxMailer, OUTBOX_FILE } from '#adapters/mail/outbox.ts';
import { makeSmtpMailer } from '#adapters/mail/smtp.ts';
import { type Mail, type Mailer, MailRefusedError } from '#kernel/mail.ts';

const FROM = 'Recto <no-reply@recto.example>';
const NOON = Date.UTC(2026, 10, 21, 12);

interface Arrival {
  readonly recipients: string[];
  readonly mail: Email;
}
interface Harness {
  readonly mailer: Mailer;
  arrivals(): Promise<Arrival[]>;
}

const cleanUps: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A real SMTP server on a free port; `judge` may refuse a recipient with an answer code. */
async function openSmtp(judge: (recipient: string) => number | null = () => null) {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'recto' && password === 'p@ss' ? done(null, { user: 'recto' }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = judge(address);
      done(responseCode ? Object.assign(new Error(`<${address}> refused`), { responseCode }) : undefined);
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      arrivals.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) });
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the SMTP server has no port');
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { port: address.port, arrivals, close };
}

async function smtpHarness(): Promise<Harness> {
  const { port, arrivals, close } = await openSmtp();
  const mailer = makeSmtpMailer({ url: `smtp://recto:p%40ss@127.0.0.1:${port}`, from: FROM });
  cleanUps.push(close, () => mailer.close());
  return { mailer, arrivals: async () => arrivals };
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-outbox-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function outboxHarness(): Promise<Harness> {
  const folder = join(await openFolder(), 'outbox');
  const mailer = makeOutboxMailer({ folder, from: FROM, clock: () => NOON });
  const arrivals = async () => {
    const names = (await readdir(folder)).sort();
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    return mails.map((mail) => ({ mail, recipients: (mail.to ?? []).map(({ address }) => address ?? '') }));
  };
  return { mailer, arrivals };
}

const mailTo = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'Your code for Recto',
  text: 'Hello,\n\n042042\n',
  html: '<p>042042</p>',
  ...more,
});

describe.each([
  ['smtp', smtpHarness],
  ['outbox', outboxHarness],
])('the %s mailer', (_name, open) => {
  test('delivers a mail with a text and an HTML part', async () => {
    const { mailer, arrivals } = await open();
    await mailer.send(mailTo('ada@example.org'));
    const [arrival, ...others] = await arrivals();
    expect(others).toEqual([]);
    expect(arrival?.recipients).toEqual(['ada@example.org']);
    expect(arrival?.mail).toMatchObject({ subject: 'Your code for Recto', from: { name: 'Recto' } });
    expect(arrival?.mail.text).toMatch(/^042042$/m);
    expect(arrival?.mail.html).toContain('<p>042042</p>');
    expect(arrival?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('keeps every script in subject and text', async () => {
    const { mailer, arrivals } = await open();
    const said = 'Zażółć gęślą jaźń, 合同, عقد';
    await mailer.send(mailTo('ada@example.org', { subject: said, text: `${said}\n` }));
    const [arrival] = await arrivals();
    expect(arrival?.mail.subject).toBe(said);
    expect(arrival?.mail.text?.trim()).toBe(said);
  });

  test('lets no line break in a subject become a header', async () => {
    const { mailer, arrivals } = await open();
    await mailer.send(mailTo('ada@example.org', { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' }));
    const [arrival] = await arrivals();
    expect(arrival?.recipients).toEqual(['ada@example.org']);
    expect(arrival?.mail.bcc ?? []).toEqual([]);
    expect(arrival?.mail.text).toMatch(/^Hello,\n\n042042/);
  });

  test.each([
    'ada@example.org,eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'Ada <ada@example.org>, <eve@example.org>',
    'eve@example.org>\r\nRCPT TO:<ada@example.org',
  ])('never reaches a second recipient through the address %j', async (to) => {
    const { mailer, arrivals } = await open();
    await mailer.send(mailTo(to)).catch(() => {});
    await mailer.send(mailTo('last@example.org'));
    const reached = (await arrivals()).map(({ recipients }) => recipients);
    expect(reached.every((recipients) => recipients.length === 1)).toBe(true);
    expect(reached.flat()).toContain('last@example.org');
    expect(reached.flat()).not.toContain('eve@example.org');
  });
});

describe('the smtp mailer', () => {
  const openRefusing = async (judge: (recipient: string) => number | null) => {
    const { port, arrivals, close } = await openSmtp(judge);
    const mailer = makeSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    cleanUps.push(close, () => mailer.close());
    return { mailer, arrivals };
  };

  test('calls a refusal with 5xx final, without naming the recipient', async () => {
    const { mailer } = await openRefusing(() => 550);
    const error = await mailer.send(mailTo('ada@example.org')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(error).toMatchObject({ responseCode: 550 });
    expect(String(error)).not.toContain('ada@');
  });

  test('lets a refusal with 4xx be tried again, and then succeeds', async () => {
    let answers = [451];
    const { mailer, arrivals } = await openRefusing(() => answers.pop() ?? null);
    const error = await mailer.send(mailTo('ada@example.org')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(String(error)).not.toContain('ada@');
    answers = [];
    await mailer.send(mailTo('ada@example.org'));
    expect(arrivals).toHaveLength(1);
  });

  test('lets a wrong password of our own be tried again: the mail is not to blame', async () => {
    const { port, close } = await openSmtp();
    const mailer = makeSmtpMailer({ url: `smtp://recto:wrong@127.0.0.1:${port}`, from: FROM });
    cleanUps.push(close, () => mailer.close());
    const error = await mailer.send(mailTo('ada@example.org')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  test('lets a server that is away be tried again', async () => {
    const { port, close } = await openSmtp();
    await close();
    const mailer = makeSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    cleanUps.push(() => mailer.close());
    const error = await mailer.send(mailTo('ada@example.org')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });
});

describe('the outbox', () => {
  test('names files by UTC time and holds only whole ones that nobody else may read', async () => {
    const folder = await openFolder();
    const mailer = makeOutboxMailer({ folder, from: FROM, clock: () => NOON + 123 });
    await Promise.all(Array.from({ length: 5 }, () => mailer.send(mailTo('ada@example.org'))));
    const names = await readdir(folder);
    expect(names).toHaveLength(5);
    for (const name of names) {
      expect(name).toMatch(OUTBOX_FILE);
      expect(name).toMatch(/^20261121T120000123Z-/);
    }
  });

  test('writes a code as six digits in one piece, readable without any decoding', async () => {
    const folder = await openFolder();
    const mailer = makeOutboxMailer({ folder, from: FROM, clock: () => NOON });
    await mailer.send(mailTo('ada@example.org'));
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).toMatch(/^042042\r$/m);
  });
});
