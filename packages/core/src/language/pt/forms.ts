import { endingsOff, withAccent, type Suffix } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemPortuguese } from './stem.ts';

const ENDINGS: readonly Suffix[] = [
  [/(?<=[aeiouãáéêóô])s$/u, ''],
  [/(?<=[rsz])es$/u, ''],
  [/ns$/u, 'm'],
  [/(?<=[aou])is$/u, 'l'],
  [/[eé]is$/u, 'el'],
  [/[eé]is$/u, 'il'],
  [/is$/u, 'il'],
  [/óis$/u, 'ol'],
  [/(?:ões|ães)$/u, 'ão'],
];

export const forms: WordForms = {
  stem: stemPortuguese,
  bases: (word) => endingsOff(word, ENDINGS).flatMap(withAccent),
};
