import { expect, test } from 'vitest';
import { describeStart } from '#compose/describe-start.ts';
import { readConfig } from '#config.ts';

const told = (env: Readonly<Record<string, string>>) =>
  describeStart(readConfig({ RECTO_DATA: '/data', ...env }), 'http://127.0.0.1:3000').join('\n');
const PRODUCTION = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };

test('mails are shown at an address only where that is open', () => {
  expect(told({})).toContain('http://127.0.0.1:3000/dev/outbox');
  for (const env of [PRODUCTION, { HOST: '0.0.0.0' }]) {
    expect(told(env)).not.toContain('/dev/outbox');
    expect(told(env)).toContain('written to /data/outbox. Set SMTP_URL.');
  }
  expect(told({ SMTP_URL: 'smtp://mail' })).toContain('sent by the configured mail server');
});

test('a process says what it leaves to others', () => {
  expect(told({ RECTO_ROLE: 'worker', DATABASE_URL: 'postgres://db' })).toContain('Works in the background');
});
