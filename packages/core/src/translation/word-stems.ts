import { stemmerOf } from '#answers/stemmers/index.ts';

/** Stems shorter than that say too little. */
const SHORTEST = 3;

/** The stems under which the forms of a word are found, for languages with many endings; none for short words. */
export const STEMS: Readonly<Record<string, (word: string) => string[]>> = {
  ar: arabicStems,
  pl: polishStems,
  ru: russianStems,
};

const atLeast = (stems: Iterable<string>, length: number): string[] =>
  [...new Set(stems)].filter((stem) => stem.length >= length);

/** Endings of possession: "their contract". Before them the "ة" is a "ت". */
const ARABIC_OWNERS = /(?:هما|كما|هم|هن|كم|كن|ها|نا|ه|ك|ي)$/u;
const ARABIC_NUMBERS = /(?:تين|تان|ات|ان|ين|ون|يه|ت|ه)$/u;
/** "and", "so" before "in", "for", "as" before the article, which melts into "for". */
const ARABIC_ARTICLE = /^[وف]?[بكل]?(?:ال|(?<=ل)ل)(?=..)/u;
const ARABIC_PARTICLE = /^[وفبكل]/u;

function arabicStems(word: string): string[] {
  const article = word.replace(ARABIC_ARTICLE, '');
  const bases = [word, article];
  // Without the article, a word of three letters is one without particles.
  for (let bare = word; ARABIC_PARTICLE.test(bare) && bare.length > SHORTEST; ) {
    bare = bare.slice(1);
    bases.push(bare);
  }
  const stem = stemmerOf('ar');
  const stems = bases.flatMap((base) => {
    const owned = base.replace(ARABIC_OWNERS, '');
    return [stem(base), base.replace(ARABIC_NUMBERS, ''), owned, owned.replace(ARABIC_NUMBERS, '')];
  });
  return [...atLeast(stems, SHORTEST), ...(article.length < SHORTEST ? [article] : [])];
}

const POLISH_ENDINGS =
  /(?:iami|iach|owie|ami|ach|owi|ego|emu|ymi|imi|ych|ich|iem|iom|ów|om|em|ie|ej|ym|im|ią|ię|ia|iu|io|ą|ę|a|e|y|i|u|o)$/u;
/** Consonants that an ending softens, as they are without it. */
const POLISH_SOFT: readonly (readonly [RegExp, string])[] = [
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
  const bases = new Set([stemmerOf('pl')(word), cutEnding(word, POLISH_ENDINGS), word]);
  const stems: string[] = [];
  for (const base of bases) {
    // A vowel comes and goes before the last consonant: spółka, spółek; o and ó: umowa, umów.
    const even = base.replace(/ó/gu, 'o').replace(/ą/gu, 'ę');
    for (const each of [even, even.replace(/i?e(\p{L}ł?)$/u, '$1')]) {
      stems.push(each.replace(/i$/u, ''));
      for (const [soft, hard] of POLISH_SOFT) if (soft.test(each)) stems.push(each.replace(soft, hard));
    }
  }
  return atLeast(stems, word.length > SHORTEST + 1 ? SHORTEST + 1 : SHORTEST);
}

const RUSSIAN_ENDINGS =
  /(?:иями|ями|ами|иях|ях|ах|ией|иям|ием|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ую|юю|ом|ем|ам|ям|ию|ью|ия|ья|ии|ы|и|а|я|о|е|у|ю|й|ь)$/u;

function russianStems(word: string): string[] {
  const bases = [word, cutEnding(word, RUSSIAN_ENDINGS)];
  // The vowel before the last consonant comes and goes: поставка, поставок; рынок, рынка.
  const shorter = bases.map((base) => base.replace(/[оеь](\p{L})$/u, '$1'));
  return [...atLeast(bases, SHORTEST), ...atLeast(shorter, SHORTEST + 1)];
}

const cutEnding = (word: string, ending: RegExp): string => {
  const cut = word.replace(ending, '');
  return cut.length >= SHORTEST ? cut : word;
};
