import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Cyrillic'],
  hasCapitals: true,
  isUnspaced: false,
};
