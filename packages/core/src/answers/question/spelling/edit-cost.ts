/** Rows of the keyboards on which people type, letter above letter. */
const KEYBOARDS: readonly (readonly string[])[] = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
];
const VOWELS = /^[aeiouyаеёиоуыэюяй]$/u;
/** Consonants that sound alike, each pair in both orders. */
const ALIKE_IN_SOUND = ['cs', 'sz', 'ck', 'ckq', 'bv', 'gj', 'mn', 'дт', 'бп', 'гк', 'вф', 'жш', 'зс'];

const SWAPPED = 0.6;
const DOUBLED = 0.5;
const ACCENT = 0.3;
const NEAR = 0.8;
const MISSING = 0.9;
const OTHER = 1;

const near = new Set<string>();
for (const rows of KEYBOARDS) {
  rows.forEach((row, r) => {
    [...row].forEach((key, at) => {
      // Each row stands half a key to the right of the one above.
      for (const other of [row[at + 1], rows[r + 1]?.[at - 1], rows[r + 1]?.[at]])
        if (other !== undefined) near.add(key + other).add(other + key);
    });
  });
}
for (const letters of ALIKE_IN_SOUND)
  for (const left of letters) for (const right of letters) near.add(left + right);

const withoutAccent = (letter: string) => letter.normalize('NFD').slice(0, 1);

const substitutions = new Map<number, number>();

/** What it costs to take one letter for another, both as UTF-16 code units. */
function substitution(left: number, right: number): number {
  if (left === right) return 0;
  const key = left * 0x10000 + right;
  let cost = substitutions.get(key);
  if (cost === undefined) {
    cost = substitutionCost(String.fromCharCode(left), String.fromCharCode(right));
    substitutions.set(key, cost);
  }
  return cost;
}

function substitutionCost(left: string, right: string): number {
  const [plainLeft, plainRight] = [withoutAccent(left), withoutAccent(right)];
  if (plainLeft === plainRight) return ACCENT;
  if (VOWELS.test(plainLeft) && VOWELS.test(plainRight)) return NEAR;
  return near.has(left + right) ? NEAR : OTHER;
}

/** More than any limit. */
const FAR = 9;
/** So far apart may the letters of the two words stand. */
const BAND = 2;
/** Longer words are not compared. */
const LONGEST = 40;

/** The rows of the table, used again for every pair of words. */
let twoBefore = new Float64Array(LONGEST + 2);
let before = new Float64Array(LONGEST + 2);
let row = new Float64Array(LONGEST + 2);

/** Words as UTF-16 code units. */
export function unitsOf(word: string): Uint16Array {
  return Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
}

/**
 * What it takes to come from one word to another by wrong, missing, doubled and swapped letters: 0 is the same word, 1 an
 * unlikely wrong letter. More than `limit` is only known to be more.
 */
export function editCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) > BAND || typed.length > LONGEST) return FAR;
  return fillTable(unitsOf(typed), unitsOf(meant), limit) ? (before[typed.length] ?? FAR) : FAR;
}

/** As `editCost`, to the nearest beginning of `typed`. */
export function prefixCost(typed: Uint16Array, meant: Uint16Array, limit: number): number {
  if (meant.length - typed.length > BAND || typed.length > LONGEST) return FAR;
  if (!fillTable(typed, meant, limit)) return FAR;
  let least = FAR;
  const last = Math.min(typed.length, meant.length + BAND);
  for (let j = Math.max(0, meant.length - BAND); j <= last; j++) least = Math.min(least, before[j] ?? FAR);
  return least;
}

/** Leaves the costs of all of `meant` in `before`; false when all are above the limit. */
function fillTable(typed: Uint16Array, meant: Uint16Array, limit: number): boolean {
  const width = typed.length;
  twoBefore.fill(FAR, 0, width + 2);
  before.fill(FAR, 0, width + 2);
  for (let j = 0; j <= Math.min(width, BAND); j++) before[j] = j * MISSING;
  for (let i = 1; i <= meant.length; i++) {
    row.fill(FAR, 0, width + 2);
    const letter = meant[i - 1] ?? 0;
    const missing = letter === meant[i - 2] || letter === meant[i] ? DOUBLED : MISSING;
    let least = FAR;
    for (let j = Math.max(0, i - BAND); j <= Math.min(width, i + BAND); j++) {
      let cost = (before[j] ?? FAR) + missing;
      if (j > 0) {
        const other = typed[j - 1] ?? 0;
        const extra = other === typed[j - 2] || other === typed[j] ? DOUBLED : MISSING;
        cost = Math.min(
          cost,
          (before[j - 1] ?? FAR) + substitution(other, letter),
          (row[j - 1] ?? FAR) + extra,
        );
        if (j > 1 && i > 1 && letter !== other && letter === typed[j - 2] && other === meant[i - 2])
          cost = Math.min(cost, (twoBefore[j - 2] ?? FAR) + SWAPPED);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return false;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  return true;
}

export type EditKind = 'swapped' | 'doubled' | 'accent' | 'near' | 'missing' | 'extra' | 'other' | 'several';

export interface Edit {
  readonly kind: EditKind;
  /** How many letters behind the mistake the two words share. */
  readonly after: number;
  /** The letters that differ, those of one word and of the other. */
  readonly letters: string;
}

/** What the mistake is in which two words differ. */
export function describeEdit(typed: string, meant: string): Edit {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start++;
  let after = 0;
  while (after < shorter - start && typed.at(-1 - after) === meant.at(-1 - after)) after++;
  const wrong = typed.slice(start, typed.length - after);
  const right = meant.slice(start, meant.length - after);
  return { kind: nameEdit(wrong, right, meant[start - 1]), after, letters: wrong + right };
}

function nameEdit(wrong: string, right: string, letterBefore: string | undefined): EditKind {
  if (wrong.length + right.length === 1) {
    if (wrong + right === letterBefore) return 'doubled';
    return wrong === '' ? 'missing' : 'extra';
  }
  if (wrong.length === 1 && right.length === 1) {
    const cost = substitution(wrong.charCodeAt(0), right.charCodeAt(0));
    return cost === ACCENT ? 'accent' : cost === NEAR ? 'near' : 'other';
  }
  const isSwap = wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`;
  return isSwap ? 'swapped' : 'several';
}
