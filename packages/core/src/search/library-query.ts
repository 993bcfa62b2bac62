import { makeTokeniser } from '#sentences/tokenise.ts';
import { joinSlots, type Slot, readSlots } from '#search/word-slots.ts';
import { isKept, quote, searchTerms, toSearchQuery } from '#search/terms.ts';

/** What a library is searched for, as `tsquery` literals; null where there is nothing of the kind. */
export interface LibraryQuery {
  /** What a page has to fit to be found at all; empty where nothing is looked for. */
  readonly filter: string;
  /** Whether a page with some of the words may not be found: for want of a phrase, or for what must not be there. */
  readonly isNarrowed: boolean;
  /** Any of the words. */
  readonly any: string;
  /** Each of them by itself, but for function words. */
  readonly words: readonly string[];
  readonly all: string | null;
  /** All of them as they follow each other, in any of their forms. */
  readonly sequence: string | null;
  /** Exactly what was typed. */
  readonly exact: string | null;
}

/** Searches of more words are looked through for so many. */
const MAX_WORDS = 16;

export interface WantedWords {
  readonly text: string;
  readonly phrases: readonly string[];
  readonly without: readonly string[];
}

/** Reads a search in all languages, since nobody says which one they type. */
export function toLibraryQuery(
  { text, phrases, without }: WantedWords,
  languages: readonly string[],
): LibraryQuery {
  const any = toSearchQuery(searchTerms(text, languages));
  const slots = readQuery(text, languages);
  const numbered = slots.map((slot, at) => ({ ...slot, at }));
  const content = numbered.filter(({ isFunctionWord }) => !isFunctionWord);
  const wanted = (content.length > 0 ? content : numbered).slice(0, MAX_WORDS);
  const words = wanted.map(({ terms, exact }) => anyOf([...terms, ...exact])).filter((word) => word !== '');
  const needed = phrases.map((phrase) => toExact(readQuery(phrase, languages)));
  const unwanted = without.map((each) => toExact(readQuery(each, languages))).filter((each) => each !== '');
  const found = needed.length > 0 ? needed : [any === '' ? '' : `(${any})`];
  const filter = found.includes('') ? '' : [...found, ...unwanted.map((each) => `!${each}`)].join(' & ');
  return {
    filter,
    isNarrowed: needed.length > 0 || unwanted.length > 0,
    any,
    words,
    all: words.length > 0 ? words.join(' & ') : null,
    sequence: words.length > 1 && words.length === wanted.length ? inSequence(wanted, words) : null,
    exact: toExact(slots) || null,
  };
}

/** The slots of a search as most languages read them: to few of them it has a figure of several words, say. */
function readQuery(text: string, languages: readonly string[]): Slot[] {
  const readings = languages.map((language) => readSlots(makeTokeniser(language), language, text));
  const byLength = Map.groupBy(readings, ({ length }) => length);
  const [alike = []] = [...byLength.values()].toSorted((one, other) => other.length - one.length);
  return (alike[0] ?? []).map((_, at) => {
    const here = alike.flatMap((reading) => reading[at] ?? []);
    // A language that has it for a function word has no use for its stem.
    const content = here.filter(({ isFunctionWord }) => !isFunctionWord);
    return { ...joinSlots(here), terms: joinSlots(content).terms };
  });
}

const anyOf = (terms: readonly string[]): string => {
  const kept = terms.filter(isKept).map(quote);
  return kept.length > 0 ? `(${kept.join(' | ')})` : '';
};

function inSequence(wanted: readonly { readonly at: number }[], words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return rest.reduce((sequence, word, index) => {
    const distance = (wanted[index + 1]?.at ?? 0) - (wanted[index]?.at ?? 0);
    return `${sequence} <${distance}> ${word}`;
  }, first);
}

/** Empty where a word is none that is kept. */
function toExact(slots: readonly Slot[]): string {
  const words = slots.map(({ exact }) => anyOf([...exact]));
  return words.length === 0 || words.includes('') ? '' : `(${words.join(' <-> ')})`;
}
