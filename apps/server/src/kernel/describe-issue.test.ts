import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from '#kernel/describe-issue.ts';

const Request = z.object({
  text: z.string().min(1).max(3),
  name: z.string().min(2, 'Words of the contract stand.'),
  page: z.int().min(1).max(10),
  pages: z.array(z.int()).min(2).max(3),
  code: z.literal('12'),
  sort: z.enum(['name', 'size', 'pages']),
  mark: z.discriminatedUnion('mark', [
    z.object({ mark: z.literal('wrong') }),
    z.object({ mark: z.literal('none') }),
  ]),
  folderId: z.union([z.string().max(5), z.literal(''), z.null()]),
  expiresAt: z.iso.datetime(),
  unheard: z.string(),
});
const right = {
  text: 'abc',
  name: 'ab',
  page: 1,
  pages: [1, 2],
  code: '12',
  sort: 'name',
  mark: { mark: 'none' },
  folderId: null,
  expiresAt: '2026-11-26T10:00:00Z',
  unheard: '',
} satisfies z.input<typeof Request>;

const complain = (wrong: object) =>
  Request.safeParse({ ...right, ...wrong }, { error: describeIssue }).error?.issues.map(
    ({ message }) => message,
  );

test.each([
  [{}, undefined],
  [{ text: undefined }, 'Give the text.'],
  [{ text: 5 }, 'The text must be a text.'],
  [{ text: '' }, 'Give the text.'],
  [{ text: 'abcd' }, 'The text must have at most 3 characters.'],
  [{ name: 'a' }, 'Words of the contract stand.'],
  [{ page: 0 }, 'The page must be at least 1.'],
  [{ page: 11 }, 'The page must be at most 10.'],
  [{ page: 1.5 }, 'The page must be a whole number.'],
  [{ pages: [1] }, 'Give at least 2 pages.'],
  [{ pages: [1, 2, 3, 4] }, 'Give at most 3 pages.'],
  [{ pages: [1, '2'] }, 'Each page must be a number.'],
  [{ code: '13' }, 'Choose the code: it can only be 12.'],
  [{ sort: 'mood' }, 'Choose the order: name, size or pages.'],
  [{ mark: { mark: 'odd' } }, 'Choose the mark: wrong or none.'],
  [{ folderId: 5 }, 'The id of the folder must be a text.'],
  [{ expiresAt: 'soon' }, 'Give the end of the token as a date and time such as 2026-11-26T10:00:00Z.'],
  [{ unheard: 1 }, 'This value must be a text.'],
])('%j is refused with a sentence: %s', (wrong, sentence) => {
  expect(complain(wrong)).toEqual(sentence === undefined ? undefined : [sentence]);
});

test('what is no object at all is told what to send', () => {
  expect(Request.safeParse([], { error: describeIssue }).error?.issues[0]?.message).toBe(
    'Send the details of this request as JSON, each under its name.',
  );
});
