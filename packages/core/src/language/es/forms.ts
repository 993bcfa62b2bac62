import { endingsOff, withAccent, type Suffix } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemSpanish } from './stem.ts';

const ENDINGS: readonly Suffix[] = [
  [/(?<=[aeiouáéó])s$/u, ''],
  [/(?<=[^aeiou])es$/u, ''],
  [/ces$/u, 'z'],
];

export const forms: WordForms = {
  stem: stemSpanish,
  bases: (word) => endingsOff(word, ENDINGS).flatMap(withAccent),
};
