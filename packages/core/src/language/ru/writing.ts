import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  soundsAlike: /^(?:ао|оа|еи|ие)$/u,
};
