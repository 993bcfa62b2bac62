import { atLeast, cutEnding, SHORTEST_STEM } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemRussian } from './stem.ts';

const ENDINGS =
  /(?:иями|ями|ами|иях|ях|ах|ией|иям|ием|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ую|юю|ом|ем|ам|ям|ию|ью|ия|ья|ии|ы|и|а|я|о|е|у|ю|й|ь)$/u;

function russianStems(word: string): string[] {
  const bases = [word, cutEnding(word, ENDINGS)];
  // The vowel before the last consonant comes and goes: поставка, поставок; рынок, рынка.
  const shorter = bases.map((base) => base.replace(/[оеь](\p{L})$/u, '$1'));
  return [...atLeast(bases, SHORTEST_STEM), ...atLeast(shorter, SHORTEST_STEM + 1)];
}

const FLEETING = /([^аеёиоуыэюяь])[еёо]([^аеёиоуыэюяьъ])$/u;

export const forms: WordForms = {
  stem: stemRussian,
  /** A vowel falls out before an ending: рынок, рынка. */
  otherStem: (stem) => stem.replace(FLEETING, '$1$2'),
  stems: russianStems,
};
