import type { Language } from '@recto/contract/languages';

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];
/** Of the letters so many make a text one of its script. */
const SCRIPT_SHARE = 0.3;

/** Words of languages in Latin letters that hardly a sentence is without. */
const WORDS: readonly (readonly [Language, string])[] = [
  ['en', 'the of and to in is that for it with as was on be by this are or from shall not which have'],
  ['de', 'der die das und ist zu den von mit für auf nicht ein eine dem des sich im wird oder auch als'],
  ['fr', 'le la les des et est une dans pour que qui sur par avec au aux du ce cette pas sont ou'],
  ['es', 'el la los las y es una en para que con por del al se su no lo como más este esta o son'],
  ['pt', 'o os as e é uma em para que com por do da dos das no na se não ao à são ou seu sua'],
  ['pl', 'i w z na do się nie jest to że od oraz za po przez dla lub są jak o który która'],
];

/**
 * The language that a text seems to be written in, as far as its letters and its commonest words tell; undefined while that is not
 * clear. It only proposes: the server recognises the language itself.
 */
export function guessLanguage(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([, of]) => (text.match(of)?.length ?? 0) > letters * SCRIPT_SHARE);
  if (script) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, second] = WORDS.map(([language, common]) => {
    const known = new Set(common.split(' '));
    return { language, count: words.filter((word) => known.has(word)).length };
  }).toSorted((one, other) => other.count - one.count);
  return best && best.count > (second?.count ?? 0) ? best.language : undefined;
}

interface Wanted {
  /** The language that the text is in, where it is known. */
  readonly from: Language | undefined;
  /** Into which was translated last. */
  readonly last: Language | undefined;
  /** Those of the browser, the dearest first. */
  readonly spoken: readonly string[];
}

/** The language that a text is likely to be wanted in: never the one that it is in. */
export function proposeTarget({ from, last, spoken }: Wanted, known: readonly Language[]): Language {
  const own = spoken.map((tag) => known.find((language) => language === tag.split('-')[0]));
  return (
    [last, ...own, 'en', 'de'].find((each): each is Language => each !== undefined && each !== from) ?? 'en'
  );
}
