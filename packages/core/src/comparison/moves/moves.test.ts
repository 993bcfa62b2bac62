import { expect, test } from 'vitest';
import { compare } from '#comparison/index.ts';
import { markChanges, toPages } from '#comparison/testing.ts';

const marksOf = (left: readonly string[], right: readonly string[]) =>
  markChanges(compare(toPages(left.join('\n\n')), toPages(right.join('\n\n'))));

const copies =
  'You may copy verbatim whatever part of the source was handed over, in any medium, provided that you publish a notice of ownership on each copy.';
const patents =
  'Every contributor grants worldwide patents without royalties for inventions that are embodied by contributions which the contributor has made available.';
const warranty =
  'There is no warranty for the programs as far as applicable statutes permit, neither of fitness for a purpose nor of merchantable quality.';
const courts =
  'Any litigation relating to this grant is brought in courts of the jurisdiction in which the defendant maintains its principal place of business.';
const notices =
  'Whoever conveys an object form adds prominent notices which say when it was altered and by whom that alteration was made.';
const heading = '3. Responsibilities';
const [form, work] = ['3.2. Distribution of Executable Form', '3.3. Distribution of a Larger Work'];

test.each([
  [
    'a heading behind which another sentence was put',
    [copies, patents, heading, warranty, courts, notices],
    [warranty, copies, `${heading} ${courts}`, patents, notices],
    '',
  ],
  [
    'headings that are like each other',
    [copies, patents, form, warranty, courts, work, notices],
    [patents, work, notices, warranty, courts, form, copies],
    '',
  ],
  [
    'what stands behind an edit at the end of a paragraph that moved',
    [copies, patents, warranty, courts, notices],
    [patents, notices, warranty, courts, copies.replace('each', 'every')],
    '{each|}{|every}',
  ],
])('where much has moved, %s is what it was', (_, left, right, marks) => {
  expect(marksOf(left, right)).toBe(marks);
});
