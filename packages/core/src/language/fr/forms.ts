import { endingsOff, type Suffix } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemFrench } from './stem.ts';

const ENDINGS: readonly Suffix[] = [
  [/s$/u, ''],
  [/(?<=eau|eu|ou)x$/u, ''],
  [/aux$/u, 'al'],
];

/** The stemmer leaves shorter words as they are. */
const SHORTEST_STEMMED = 6;

export const forms: WordForms = {
  stem: stemFrench,
  /** The plural of a short word: élève, élèves. */
  otherStem: (stem, surface) =>
    surface.length < SHORTEST_STEMMED ? stem.replace(/s$/, '').replace(/e$/, '') : stem,
  bases: (word) => endingsOff(word, ENDINGS),
};
