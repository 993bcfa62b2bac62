import { expect, test } from 'vitest';
import { insertWords } from '#features/translations/insert-words.ts';

test('words are put between two others, as far down as they stand in the original', () => {
  const inserted = insertWords('Eine Gutschrift verbleibt.', 'Servicegutschrift', 0.2);
  expect(inserted).toEqual({ text: 'Eine Servicegutschrift Gutschrift verbleibt.', start: 5, end: 22 });
  expect(insertWords('', 'Miete', 0.5)).toEqual({ text: 'Miete', start: 0, end: 5 });
});
