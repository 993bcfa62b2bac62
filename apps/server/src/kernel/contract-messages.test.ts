import { contract } from '@recto/contract';
import type { Endpoint } from '@recto/contract/endpoint';
import { expect, test } from 'vitest';

import { z } from 'zod';
import { describeIssue } from '#kernel/describe-issue.ts';
import { provokeRules } from '#kernel/provoke-rules.fixture.ts';

/** As the specification writes them, without a stop at their end. */
const QUOTED = new Set([
  'Email is required',
  'Email is invalid',
  'Password is required',
  'Password must be at least 8 characters',
  'Terms and Conditions are not accepted',
]);
const JARGON =
  /\b(entry|entries|field|schema|string|array|object|integer|boolean|null|undefined|literal|regex|NaN|enum|valid|invalid|wrong type|input)\b/i;
/** A name that only a program has: in the middle of a word another begins. */
const RAW_NAME = /\b[a-z]+(?:[A-Z]|_)\w*/;

const parts = ['params', 'query', 'body'] as const;
const provoked = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((endpoints) => Object.values(endpoints))
  .flatMap((endpoint) =>
    parts.flatMap((part) =>
      [...provokeRules(endpoint[part], describeIssue)].map((issue) => ({
        ...issue,
        where: `${endpoint.method} ${endpoint.path}, ${part}.${issue.path}`,
      })),
    ),
  );

/** What is wrong with a message for a person; null where it is a sentence. */
function findFault(message: string): string | null {
  if (QUOTED.has(message)) return null;
  if (/"[^"]*" (is|has|must)/.test(message)) return 'a name in quotes';
  if (!/^\p{Lu}.*\S\.$/u.test(message)) return 'no sentence';
  if (JARGON.test(message)) return 'words of schemas';
  // Values that may be chosen stand as they are sent.
  const [said = ''] = message.split(/: | such as /);
  if (RAW_NAME.test(said)) return 'a name of a program';
  return /this value/.test(message) ? 'no word for it' : null;
}

test('every rule of the contract is broken', () => {
  const fields = new Set(provoked.map(({ where }) => where));
  expect(fields.size).toBeGreaterThan(150);
  const said = provoked.map(({ message }) => message);
  for (const rule of [
    'Password must be at least 8 characters.',
    'Email is invalid',
    'This question is there twice.',
    'Choose what the token may do: "outside" alone opens nothing.',
    'The last page comes before the first.',
  ])
    expect(said).toContain(rule);
});

test('and what is said of it is a sentence that a person can act on', () => {
  const faults = provoked.flatMap(({ message, where }) => {
    const fault = findFault(message);
    return fault ? [`${fault}: ${message} (${where})`] : [];
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('messages that are no such sentences are found', () => {
  const complain = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ message }) => findFault(message));
  expect(complain(z.string(), 5)).toEqual(['no sentence']);
  expect(findFault('"fileIds" must have at least 2 entries.')).toBe('a name in quotes');
  expect(findFault('The files have the wrong type.')).toBe('words of schemas');
  expect(findFault('"email" is missing.')).toBe('a name in quotes');
  expect(findFault('The fileIds are missing.')).toBe('a name of a program');
  expect(findFault('Give at least 2 files.')).toBe(null);
});
