import { expect, test } from 'vitest';
import { makeSigner } from '#kernel/signing.ts';

const secret = 'a secret that is long enough for tests';

test('what was signed opens again', () => {
  const signer = makeSigner(secret, 'download');
  expect(signer.open(signer.sign({ id: 'ä' }))).toEqual({ id: 'ä' });
});

test('a changed payload, a changed signature and another purpose are refused', () => {
  const signer = makeSigner(secret, 'download');
  const [payload, signature] = signer.sign({ id: 1 }).split('.');
  const other = Buffer.from(JSON.stringify({ id: 2 })).toString('base64url');
  for (const token of [
    `${other}.${signature}`,
    `${payload}.AAAA`,
    `${payload}`,
    '',
    '.',
    `${signer.sign(1)}x.y`,
  ]) {
    expect(signer.open(token)).toBeUndefined();
  }
  expect(makeSigner(secret, 'other').open(signer.sign(1))).toBeUndefined();
});
