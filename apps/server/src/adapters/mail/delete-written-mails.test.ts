import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteWrittenMails } from '#adapters/mail/delete-written-mails.ts';
import { makeOutboxMailer } from '#adapters/mail/outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 21, 12);

test('mails that were written before are deleted, and what a killed process left of one; nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const time = { now: NOON - DAY_MS };
  const mailer = makeOutboxMailer({ folder, from: 'recto@recto.example', clock: () => time.now });
  const mail = { to: 'ada@recto.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await mailer.send(mail);
  time.now = NOON;
  await mailer.send(mail);
  const others = ['.20251121T120000000Z-0123456789ab.part', '0-mine.eml', 'read-me.txt'];
  for (const name of others) await writeFile(join(folder, name), '');
  expect(await deleteWrittenMails(folder, new Date(NOON))).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual([
    '0-mine.eml',
    expect.stringMatching(/^20261121T120000000Z-.*\.eml$/),
    'read-me.txt',
  ]);
});

test('an outbox that is not there holds nothing', async () => {
  expect(await deleteWrittenMails(join(tmpdir(), 'recto-no-such-outbox'), new Date(NOON))).toBe(0);
});
