import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Latin'],
  hasCapitals: true,
  isUnspaced: false,

  ownLetters: /[ãõ]/u,
};
