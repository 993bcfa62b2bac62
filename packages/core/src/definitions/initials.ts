/** Letters and digits of a short form; what stands for "and" counts as one. */
const LETTER = /[\p{L}\p{Nd}&]/gu;
const WORD = /[\p{L}\p{M}\p{Nd}&]+/gu;
/** Words that a short form may pass over, in any language; "&" is any of those for "and". */
const SMALL = new Set(
  'a an and at by de del der des di do dos das du e el en et für for in i la las le les los of on or per the to und van von with y w z za и в по'.split(
    ' ',
  ),
);
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'i', 'и', '&']);
/** Of the letters of a short form at most every third stands inside a word, or as many words say nothing to it. */
const STRAY = 1 / 3;

/**
 * Whether a short form is made of the first letters of words, all of them and in order: R&D of "research and development",
 * DoD of "Department of Defense", CAISO of "California Independent System Operator". A letter here and there may come from
 * inside a word, and a word may be passed over, but neither the first nor the last. After Schwartz and Hearst, "A simple
 * algorithm for identifying abbreviation definitions in biomedical text" (2003), which takes letters from anywhere.
 */
export function isMadeOfInitials(short: string, words: readonly string[]): boolean {
  const letters = Array.from(short.toLowerCase().match(LETTER) ?? []);
  const known = words.map((word) => word.toLowerCase());
  if (letters.length < 2 || known.length < 2 || known.length > letters.length + 4) return false;
  return costOf(letters, known) <= Math.floor(letters.length * STRAY);
}

/** Words with their parts, as first letters come from: "light-emitting" is two. */
export function wordsOfPhrase(phrase: string): string[] {
  return phrase.match(WORD) ?? [];
}

/** How many letters come from inside words and how many words say nothing, at best; infinite where it cannot be. */
function costOf(letters: readonly string[], words: readonly string[]): number {
  const known = new Map<number, number>();
  const best = (letter: number, word: number): number => {
    if (word === words.length) return letter === letters.length ? 0 : Number.POSITIVE_INFINITY;
    const key = letter * (words.length + 1) + word;
    let cost = known.get(key);
    if (cost === undefined) {
      cost = Math.min(skipCost(letter, word), takeCost(letter, word));
      known.set(key, cost);
    }
    return cost;
  };
  const skipCost = (letter: number, word: number): number => {
    if (word === 0 || word === words.length - 1) return Number.POSITIVE_INFINITY;
    return best(letter, word + 1) + (SMALL.has(words[word] ?? '') ? 0 : 1);
  };
  const takeCost = (letter: number, word: number): number => {
    const text = words[word] ?? '';
    if (letters[letter] === '&') return AND.has(text) ? best(letter + 1, word + 1) : Number.POSITIVE_INFINITY;
    if (letters[letter] !== text[0]) return Number.POSITIVE_INFINITY;
    // Further letters of the same word, each later in it than the one before.
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let next = letter + 1; ; next++) {
      least = Math.min(least, best(next, word + 1) + (next - letter - 1));
      at = text.indexOf(letters[next] ?? '\n', at + 1);
      if (at < 0) return least;
    }
  };
  return best(0, 0);
}
