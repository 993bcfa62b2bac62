import { endingsOff, type Suffix } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemHindi } from './stem.ts';

/** As they are with their marks apart; short words would be forms of verbs. */
const ENDINGS: readonly Suffix[] = [
  [/(?<=.{3})(?:ों|ें)$/u, ''],
  [/(?:े|ों)$/u, 'ा'],
  [/(?:ियों|ियां)$/u, 'ी'],
  [/(?<=ा)(?:ओं|एं)$/u, ''],
  [/ुओं$/u, 'ू'],
  [/(?<=ु)(?:ओं|एं)$/u, ''],
];

export const forms: WordForms = {
  stem: stemHindi,
  bases: (word) => endingsOff(word, ENDINGS),
  fold: (word) => word.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं'),
};
