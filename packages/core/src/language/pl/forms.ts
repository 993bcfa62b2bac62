import { atLeast, cutEnding, SHORTEST_STEM } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemPolish } from './stem.ts';

const ENDINGS =
  /(?:iami|iach|owie|ami|ach|owi|ego|emu|ymi|imi|ych|ich|iem|iom|ów|om|em|ie|ej|ym|im|ią|ię|ia|iu|io|ą|ę|a|e|y|i|u|o)$/u;
/** Consonants that an ending softens, as they are without it. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/ści$/u, 'st'],
  [/(?:ci|ć|c)$/u, 't'],
  [/(?:dzi|dź)$/u, 'd'],
  [/rz$/u, 'r'],
  [/dz$/u, 'g'],
  [/c$/u, 'k'],
  [/cz$/u, 'k'],
  [/si$/u, 's'],
  [/ś$/u, 's'],
  [/ń$/u, 'n'],
  [/l$/u, 'ł'],
  [/sz$/u, 'ch'],
];

function polishStems(word: string): string[] {
  const bases = new Set([stemPolish(word), cutEnding(word, ENDINGS), word]);
  const stems: string[] = [];
  for (const base of bases) {
    // A vowel comes and goes before the last consonant: spółka, spółek; o and ó: umowa, umów.
    const even = base.replace(/ó/gu, 'o').replace(/ą/gu, 'ę');
    for (const each of [even, even.replace(/i?e(\p{L}ł?)$/u, '$1')]) {
      stems.push(each.replace(/i$/u, ''));
      for (const [soft, hard] of SOFT) if (soft.test(each)) stems.push(each.replace(soft, hard));
    }
  }
  return atLeast(stems, word.length > SHORTEST_STEM + 1 ? SHORTEST_STEM + 1 : SHORTEST_STEM);
}

const FLEETING = /([^aąeęioóuy])i?e([^aąeęioóuy])$/u;

export const forms: WordForms = {
  stem: stemPolish,
  changeOfForm: 1.5,
  /** A vowel falls out before an ending: najem, najmu. */
  otherStem: (stem) => stem.replace(FLEETING, '$1$2'),
  stems: polishStems,
};
