import { expect, test } from 'vitest';
import { cleanName } from '#clean-name.ts';
import { renameFile } from '#file-names.ts';
import { FolderName } from '#folders.ts';

test.each([
  ['Contracts\r\n2026', 'Contracts 2026'],
  ['ring\u0007 the bell', 'ring the bell'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2067left\u2069 \u202aright\u202c', 'left right'],
  ['a\u0085b\u2028c\u2029d\te', 'a b c d e'],
  ['one  \n two', 'one two'],
  ['half \ud800 a pair', 'half \ufffd a pair'],
  // What scripts are written with stays: joiners, combining marks, emoji of several parts.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['हिंदी', 'हिंदी'],
  ['👩\u200d👩\u200d👧 Family', '👩\u200d👩\u200d👧 Family'],
])('%j is kept as %j', (name, kept) => {
  expect(cleanName(name)).toBe(kept);
});

test('a folder whose name is nothing but what nobody sees has none', () => {
  expect(FolderName.safeParse('\u202e\u0007\r\n').error?.issues[0]?.message).toBe('Give the folder a name.');
  expect(FolderName.parse(' Q3\nreport ')).toBe('Q3 report');
});

test.each([
  ['draft.pdf', 'final report', 'final_report.pdf'],
  ['draft.PDF', 'umowa.pdf', 'umowa.PDF'],
  ['draft.pdf', 'Q3/Q4', 'Q3_Q4.pdf'],
  ['draft.pdf', 'v1.2', 'v1_2.pdf'],
  ['draft', 'Łódź', 'Lodz'],
  ['draft.pdf', '.pdf', '_.pdf'],
])('%s renamed to %s is %s', (current, wanted, name) => {
  expect(renameFile(current, wanted)).toBe(name);
});
