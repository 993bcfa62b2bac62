import { stemmerOf } from '#language/stemmer.ts';
import { normaliseFigures } from '#figures/normalise-figures.ts';
import { remembering, rememberingByKey } from '#text/remember.ts';
import { stopWordsOf } from './stop-words.ts';

/** Marks stay inside words (Hindi vowel signs, Arabic points); a number keeps its separators. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,]\d+)*/gu;
const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const HAS_DIGIT = /\p{Nd}/u;
/** Above this the memory of words already seen starts again; a file of rubbish must not fill the memory. */
const MEMORY_LIMIT = 100_000;

/** A word as it is searched: `term` is stemmed, `surface` is not (character groups are taken from it). */
export interface Token {
  readonly term: string;
  readonly surface: string;
}

/** A word of a text with its tokens: one, or of Chinese and Japanese several. */
export interface ReadWord {
  readonly word: string;
  readonly tokens: readonly Token[];
  readonly isFunctionWord: boolean;
}

export interface Tokeniser {
  /** Every word in order, function words too. */
  readWords(text: string): ReadWord[];
  /** Content words in order; function words are left out. */
  tokenise(text: string): readonly Token[];
  /** As `tokenise`, but function words stay: for questions that consist of nothing else. */
  tokeniseAll(text: string): readonly Token[];
}

/**
 * Numbers and dates are tokens in one form, however they are written (`normaliseFigures`). A tokeniser remembers the words that
 * it has seen, so there is one for each language: most words of a question or a page were met before.
 */
export const makeTokeniser: (language: string) => Tokeniser = rememberingByKey(createTokeniser);

function createTokeniser(language: string): Tokeniser {
  const stem = stemmerOf(language);
  const stopWords = stopWordsOf(language);
  const known = new Map<string, readonly Token[]>();

  function analyse(word: string): readonly Token[] {
    const seen = known.get(word);
    if (seen !== undefined) return seen;
    const tokens = HAS_CJK.test(word)
      ? splitCjk(word)
      : [HAS_DIGIT.test(word) ? numberToken(word) : { term: stem(word), surface: word }];
    if (known.size > MEMORY_LIMIT) known.clear();
    known.set(word, tokens);
    return tokens;
  }

  const wordsOf = (text: string): readonly string[] =>
    normaliseFigures(text.normalize('NFKC'), language).toLowerCase().match(WORD) ?? [];

  function run(text: string, keepStopWords: boolean): Token[] {
    const tokens: Token[] = [];
    for (const word of wordsOf(text)) {
      if (!keepStopWords && stopWords.has(word)) continue;
      for (const token of analyse(word)) {
        if (keepStopWords || token.surface === word || !stopWords.has(token.surface)) tokens.push(token);
      }
    }
    return tokens;
  }

  const readWords = (text: string): ReadWord[] =>
    wordsOf(text).map((word) => ({ word, tokens: analyse(word), isFunctionWord: stopWords.has(word) }));

  const tokenise = remembering((text: string) => run(text, false));
  return { readWords, tokenise: (text) => tokenise(text, language), tokeniseAll: (text) => run(text, true) };
}

/** Chinese and Japanese are searched by pairs of characters; other scripts inside the word stay whole. */
function splitCjk(word: string): Token[] {
  const tokens: Token[] = [];
  for (const run of word.match(RUNS) ?? []) {
    const characters = HAS_CJK.test(run) ? [...run] : [run];
    if (characters.length === 1) tokens.push({ term: run, surface: run });
    for (let i = 0; i + 1 < characters.length; i++) {
      const pair = `${characters[i]}${characters[i + 1]}`;
      tokens.push({ term: pair, surface: pair });
    }
  }
  return tokens;
}

/** 1,577 and 1577 are one number, FY18 and FY2018 are 2018, ١٩٨٣ is 1983. */
function numberToken(word: string): Token {
  const latin = word.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const year = /^fy(\d{2}|\d{4})$/.exec(latin)?.[1];
  const term = year ? (year.length === 2 ? `20${year}` : year) : latin.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return { term, surface: term };
}

/** Unicode keeps the ten digits of a script together, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
