import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  soundsAlike: /^(?:bv|vb)$/u,
  ownLetters: /[ñ¿¡]/u,
};
