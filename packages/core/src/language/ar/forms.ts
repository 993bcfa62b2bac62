import { atLeast, SHORTEST_STEM } from '../endings.ts';
import type { WordForms } from '../parts/forms.ts';
import { stemArabic } from './stem.ts';

/** Endings of possession: "their contract". Before them the "ة" is a "ت". */
const OWNERS = /(?:هما|كما|هم|هن|كم|كن|ها|نا|ه|ك|ي)$/u;
const NUMBERS = /(?:تين|تان|ات|ان|ين|ون|يه|ت|ه)$/u;
/** "and", "so" before "in", "for", "as" before the article, which melts into "for". */
const ARTICLE = /^[وف]?[بكل]?(?:ال|(?<=ل)ل)(?=..)/u;
const PARTICLE = /^[وفبكل]/u;

function arabicStems(word: string): string[] {
  const article = word.replace(ARTICLE, '');
  const bases = [word, article];
  // Without the article, a word of three letters is one without particles.
  for (let bare = word; PARTICLE.test(bare) && bare.length > SHORTEST_STEM; ) {
    bare = bare.slice(1);
    bases.push(bare);
  }
  const stems = bases.flatMap((base) => {
    const owned = base.replace(OWNERS, '');
    return [stemArabic(base), base.replace(NUMBERS, ''), owned, owned.replace(NUMBERS, '')];
  });
  return [...atLeast(stems, SHORTEST_STEM), ...(article.length < SHORTEST_STEM ? [article] : [])];
}

export const forms: WordForms = {
  stem: stemArabic,
  stems: arabicStems,
  fold: (word) =>
    word
      .replace(/[\u064b-\u0652\u0640\u0670]/g, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه'),
};
