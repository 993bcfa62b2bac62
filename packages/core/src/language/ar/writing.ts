import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Arabic'],
  hasCapitals: false,
  isUnspaced: false,
  wordPrefix: /^[وفبل]/u,
  termPrefix: '[وفبلك]{0,2}(?:ال)?',
};
