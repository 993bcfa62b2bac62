import { endingsOff, type Suffix } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemEnglish } from './stem.ts';

const ENDINGS: readonly Suffix[] = [
  [/(?<=[^s])s$/u, ''],
  [/(?<=s|x|z|ch|sh)es$/u, ''],
  [/(?<=[^aeiou])ies$/u, 'y'],
];

export const forms: WordForms = {
  stem: stemEnglish,
  changeOfForm: 0,
  bases: (word) => endingsOff(word, ENDINGS),
};
