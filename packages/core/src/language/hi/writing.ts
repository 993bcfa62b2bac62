import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Devanagari'],
  hasCapitals: false,
  isUnspaced: false,
  fold: (text) => text.normalize('NFD').replaceAll('\u093C', '').replaceAll('ँ', 'ं'),
};
