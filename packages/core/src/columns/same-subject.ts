/** Sentences of fewer words are heads and rows of tables. */
const LEAST_WORDS = 5;
const LEAST_SHARED = 0.6;
const COMMON = new Set(
  'the a an of to in on at by for and or is are be shall will may must this that any all such its with as from than not less more upon days day months month years year week weeks per date it their his which who each other either party parties agreement'.split(
    ' ',
  ),
);
const NUMBERS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred)\b/giu;
const MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/giu;

function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replace(NUMBERS, ' ').replace(MONTHS, ' ');
  return new Set((plain.match(/\p{L}{2,}/gu) ?? []).filter((word) => !COMMON.has(word)));
}

/** A row of a table as it is told: its label, then figures of several periods. */
const ROW = /^[^:]{1,200}:\s[^\p{L}\d]{0,4}\d/u;

/** Whether two sentences tell of the same thing: most words of the shorter one, figures aside, are in the other. */
export function isOnSame(one: string, other: string): boolean {
  if (ROW.test(one) || ROW.test(other)) return false;
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  if (short.size < LEAST_WORDS) return false;
  let shared = 0;
  for (const word of short) if (long.has(word)) shared += 1;
  return shared >= LEAST_SHARED * short.size;
}
