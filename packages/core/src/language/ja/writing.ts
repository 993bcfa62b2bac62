import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Hiragana', 'Katakana'],
  sharedScript: 'Han',
  hasCapitals: false,
  isUnspaced: true,
};
