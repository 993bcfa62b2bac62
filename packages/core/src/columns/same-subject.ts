import { stemmerOf } from '#language/stemmer.ts';

/** Sentences of fewer words are heads and rows of tables. */
const LEAST_WORDS = 5;
const LEAST_SHARED = 0.6;
/** Three words, as "law", "term" and "agree", are in any two clauses of a contract. */
const LEAST_COUNT = 4;
/** Of the other one where it is longer: a whole story about a contract names what one sentence of it names, too. */
const LEAST_OF_LONGER = 0.35;
const COMMON = new Set(
  'the a an of to in on at by for and or is are be shall will may must this that any all such its with as from than not less more upon days day months month years year weeks week per date it their his which who each other either party parties agreement'.split(
    ' ',
  ),
);
const NUMBERS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred)\b/giu;
const MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/giu;
/** Endings differ more than beginnings: "renewal", "renewed". */
const LONGEST_START = 5;
const stem = stemmerOf('en');

/** The words that say what a text is about, figures aside: each as it stands there, and its stem. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const plain = text.toLowerCase().replace(NUMBERS, ' ').replace(MONTHS, ' ');
  const words = (plain.match(/\p{L}{2,}/gu) ?? []).filter((word) => !COMMON.has(word));
  return new Map(words.map((word) => [stem(word), word]));
}

/** A row of a table as it is told: its label, then figures of several periods. */
const ROW = /^[^:]{1,200}:\s[^\p{L}\d]{0,4}\d/u;

/** What a sentence tells of, to find others that tell of the same. */
export interface Subject {
  /** Whether another sentence tells of it too: most words of the shorter one, figures aside, are in the other, which says little more. */
  isIn(other: string): boolean;
  /** Whether a stretch of text, in lower case, may hold such a sentence; cheap to say. */
  mayBeIn(lowerCased: string): boolean;
}

/** Null of what is too short, and of rows of tables: they tell of nothing by themselves. */
export function subjectOf(text: string): Subject | null {
  const own = wordsOf(text);
  if (ROW.test(text) || own.size < LEAST_WORDS) return null;
  const starts = [...own].map(([each, word]) => word.slice(0, Math.min(LONGEST_START, each.length - 1)));
  return {
    isIn(other) {
      if (ROW.test(other)) return false;
      const words = wordsOf(other);
      const [short, long] = own.size <= words.size ? [own, words] : [words, own];
      if (short.size < LEAST_WORDS) return false;
      let shared = 0;
      for (const word of short.keys()) if (long.has(word)) shared += 1;
      return (
        shared >= Math.max(LEAST_COUNT, LEAST_SHARED * short.size) && shared >= LEAST_OF_LONGER * words.size
      );
    },
    mayBeIn(lowerCased) {
      let shared = 0;
      for (const start of starts) if (lowerCased.includes(start) && ++shared >= LEAST_COUNT) return true;
      return false;
    },
  };
}
