import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  ownLetters: /[ąćęłńśźż]/u,
};
