import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Han'],
  hasCapitals: false,
  isUnspaced: true,
};
