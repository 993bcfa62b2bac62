import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import type { Harness, Marked } from '#comparison/harness.ts';

/** A side of a comparison, put together from its rows as a client has them. */
interface Side {
  /** The scoring tokens: what they say, and what became of them. */
  readonly tokens: readonly string[];
  readonly states: readonly State[];
}

interface State {
  readonly isFurniture: boolean;
  readonly isChanged: boolean;
  readonly move: number;
}

/**
 * The rows of a comparison in the words of the harness' scorer.
 * @param files what the two files say; rows that say anything else are an error
 */
export function marksOfRows(
  harness: Pick<Harness, 'tokenize'>,
  rows: readonly ComparisonRow[],
  files: { readonly left: string; readonly right: string },
): Marked {
  const read = (side: 'left' | 'right') =>
    asPrinted(
      readSide(
        harness,
        rows.map((row) => row[side]),
      ),
      harness.tokenize(files[side]).t,
    );
  const [left, right] = [read('left'), read('right')];
  const fa = new Int32Array(left.tokens.length).fill(-1);
  const fb = new Int32Array(right.tokens.length).fill(-1);
  const moves = new Set(left.states.map(({ move }) => move)).union(
    new Set(right.states.map(({ move }) => move)),
  );
  for (const move of moves) pair(left, right, { move, fa, fb });
  return {
    fa,
    fb,
    mva: Int32Array.from(left.states, ({ move }) => move),
    mvb: Int32Array.from(right.states, ({ move }) => move),
    furnA: Uint8Array.from(left.states, ({ isFurniture }) => Number(isFurniture)),
    furnB: Uint8Array.from(right.states, ({ isFurniture }) => Number(isFurniture)),
  };
}

function readSide({ tokenize }: Pick<Harness, 'tokenize'>, sides: readonly ComparisonSide[]): Side {
  const parts = sides.flatMap(({ value, furniture: isFurniture = false }) =>
    (typeof value === 'string' ? [{ type: 0, value, moved: 0 }] : value).map(
      ({ type, value: text, moved = 0 }) => ({
        text,
        state: { isFurniture, isChanged: type !== 0, move: moved },
      }),
    ),
  );
  const text = parts.map((part) => part.text).join('');
  const { t: tokens, s: starts } = tokenize(text);
  const states: State[] = [];
  let at = 0;
  let end = parts[0]?.text.length ?? 0;
  for (const start of starts) {
    while (start >= end) end += parts[++at]?.text.length ?? Number.POSITIVE_INFINITY;
    states.push(parts[at]?.state ?? { isFurniture: false, isChanged: true, move: 0 });
  }
  return { tokens, states };
}

/** The same in the tokens of the file: rows put words together that it divides at the end of a line. */
function asPrinted({ tokens: inRows, states }: Side, tokens: readonly string[]): Side {
  const letters = inRows.flatMap((word, token) => Array.from(word, (letter) => ({ letter, token })));
  let at = 0;
  const stateOf = (word: string): State => {
    const first = letters[at]?.letter === word[0] ? at : at - 1;
    for (const letter of word)
      if (letters[at]?.letter === letter) at++;
      else if (letter !== HYPHEN)
        throw new Error(`"${word}" of the file is "${inRows[letters[at]?.token ?? -1]}" in the rows`);
    const state = states[letters[first]?.token ?? -1];
    if (!state) throw new Error(`no row says "${word}"`);
    return state;
  };
  const printed = tokens.map(stateOf);
  if (at < letters.length) throw new Error(`no file says "${inRows[letters[at]?.token ?? -1]}"`);
  return { tokens, states: printed };
}

/** A character of a word that both sides have. */
interface Letter {
  readonly letter: string;
  readonly token: number;
}

const HYPHEN = '-';

/**
 * Ties the tokens of a move, or those that stayed (move 0), to each other in their order. A word that is hyphenated at the
 * end of a line is one on the other side, so that letters are tied, and hyphens that the other side lacks passed over.
 */
function pair(
  left: Side,
  right: Side,
  { move, fa, fb }: { readonly move: number; readonly fa: Int32Array; readonly fb: Int32Array },
): void {
  const [own, other] = [lettersOf(left, move), lettersOf(right, move)];
  for (let i = 0, j = 0; i < own.length || j < other.length; ) {
    const [one, two] = [own[i], other[j]];
    if (one && two && one.letter === two.letter) {
      if (fa[one.token] === -1) fa[one.token] = two.token;
      if (fb[two.token] === -1) fb[two.token] = one.token;
      i++;
      j++;
    } else if (one?.letter === HYPHEN) {
      fa[one.token] = two?.token ?? other.at(-1)?.token ?? -1;
      i++;
    } else if (two?.letter === HYPHEN) {
      fb[two.token] = one?.token ?? own.at(-1)?.token ?? -1;
      j++;
    } else
      throw new Error(
        `move ${move}: "${left.tokens[one?.token ?? -1]}" on the left stands beside "${right.tokens[two?.token ?? -1]}"`,
      );
  }
}

function lettersOf({ tokens, states }: Side, move: number): Letter[] {
  return tokens.flatMap((text, token) => {
    const state = states[token];
    if (!state || state.isFurniture || state.move !== move || (state.isChanged && move === 0)) return [];
    return Array.from(text, (letter) => ({ letter, token }));
  });
}
