import { expect, test } from 'vitest';
import { type Part, styleParts } from '#ui/document-viewer/word/style-parts.ts';

const look = (parts: readonly Part[], styles: Parameters<typeof styleParts>[1]) =>
  styleParts(parts, styles).map(
    ({ kind, text, start, bold, italic }) =>
      `${kind} ${text}${start === undefined ? '' : `@${start}`}${bold ? ' bold' : ''}${italic ? ' italic' : ''}`,
  );

test('stretches are divided where letters change, and each still says where it begins', () => {
  const parts: Part[] = [
    { kind: 'text', text: 'Pay ', start: 10 },
    { kind: 'deleted', text: 'thirty' },
    { kind: 'inserted', text: '45 days', start: 14 },
    { kind: 'reference', text: '[1]', start: 21 },
  ];
  const styles = [
    { start: 0, end: 12, bold: true },
    { start: 12, end: 16, bold: true, italic: true },
    { start: 18, end: 40, italic: true },
  ];
  expect(look(parts, styles)).toEqual([
    'text Pa@10 bold',
    'text y @12 bold italic',
    'deleted thirty',
    'inserted 45@14 bold italic',
    'inserted  d@16',
    'inserted ays@18 italic',
    'reference [1]@21',
  ]);
  expect(look(parts, [])).toHaveLength(4);
});
