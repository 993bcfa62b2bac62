import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from '#kernel/describe-issue.ts';

const Request = z.object({
  text: z.string().min(1).max(3),
  word: z.string().min(2, 'Words of the contract stand.'),
  page: z.int().min(1).max(10),
  list: z.array(z.string()).min(1).max(2),
  one: z.literal('custom:mfaEnabled'),
  some: z.enum(['0', '1']),
  either: z.union([z.literal('a'), z.iso.date()]),
  pair: z.tuple([z.string()]),
});
const right = {
  text: 'abc',
  word: 'ab',
  page: 1,
  list: ['a'],
  one: 'custom:mfaEnabled',
  some: '0',
  either: 'a',
  pair: ['a'],
} satisfies z.input<typeof Request>;

const complain = (wrong: object) =>
  Request.safeParse({ ...right, ...wrong }, { error: describeIssue }).error?.issues.map(
    ({ message }) => message,
  );

test.each([
  [{}, undefined],
  [{ text: undefined }, '"text" is missing.'],
  [{ text: 5 }, '"text" has the wrong type.'],
  [{ text: '' }, '"text" is empty.'],
  [{ text: 'abcd' }, '"text" must have at most 3 characters.'],
  [{ word: 'a' }, 'Words of the contract stand.'],
  [{ page: 0 }, '"page" must be at least 1.'],
  [{ page: 11 }, '"page" must be at most 10.'],
  [{ page: 1.5 }, '"page" has the wrong type.'],
  [{ list: [] }, '"list" is empty.'],
  [{ list: ['a', 'b', 'c'] }, '"list" must have at most 2 entries.'],
  [{ list: ['a', 2] }, '"list.1" has the wrong type.'],
  [{ one: 'name' }, '"one" must be custom:mfaEnabled.'],
  [{ some: '2' }, '"some" must be one of 0, 1.'],
  [{ either: 'b' }, '"either" is not valid.'],
  [{ pair: ['a', 'b'] }, '"pair" must have at most 1 entry.'],
])('%j is refused with a sentence: %s', (wrong, sentence) => {
  expect(complain(wrong)).toEqual(sentence === undefined ? undefined : [sentence]);
});

test('what is no object at all is called the request', () => {
  expect(Request.safeParse([], { error: describeIssue }).error?.issues[0]?.message).toBe(
    'The request has the wrong type.',
  );
});
