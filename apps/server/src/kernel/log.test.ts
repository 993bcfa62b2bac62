import { contract } from '@recto/contract';
import type { Endpoint } from '@recto/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeLog } from '#kernel/log.ts';

const SECRET = 'must never be written';

function linesOf(details: object): string {
  const lines: string[] = [];
  makeLog('trace', { write: (line) => void lines.push(line) }).info(details);
  return lines.join('');
}

/** Fields of the wire that hold a secret, by their names; why a file failed is none. */
const secretFields = [
  ...new Set(
    Object.values(contract)
      .flatMap((calls) => Object.values(calls as Record<string, Endpoint>))
      .flatMap(({ body, result }) => [body, result])
      .flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : []))
      .filter((name) => /password|token|code|apiKey/i.test(name) && name !== 'error_code'),
  ),
];

test.each(['authorization', 'cookie', 'AccessToken', 'RefreshToken', 'IdToken', ...secretFields])(
  '%s is struck out, at the top and further down',
  (field) => {
    for (const details of [
      { [field]: SECRET },
      { body: { [field]: SECRET } },
      { req: { body: { [field]: SECRET } } },
    ]) {
      const written = linesOf(details);
      expect(written).not.toContain(SECRET);
      expect(written).toContain('[redacted]');
    }
  },
);

test('the wire has such fields', () => {
  expect(secretFields).toEqual(
    expect.arrayContaining(['password', 'userCode', 'recoveryCodes', 'refreshToken']),
  );
});

test('an error keeps its code, which tells operators what happened', () => {
  const err = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  expect(JSON.parse(linesOf({ err }))).toMatchObject({
    err: { type: 'Error', message: 'the disk is full', errorCode: 'ENOSPC' },
  });
});

test('other details are written as they are', () => {
  expect(JSON.parse(linesOf({ event: 'login.failed', accountId: '1' }))).toMatchObject({
    level: 'info',
    event: 'login.failed',
    accountId: '1',
  });
});
