import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import type { Harness, Marked } from '#comparison/harness.ts';

/** A side of a comparison, put together from its rows as a client has them. */
interface Side {
  readonly text: string;
  /** The scoring tokens: what they say, and what became of them. */
  readonly tokens: readonly string[];
  readonly states: readonly State[];
}

interface State {
  readonly isFurniture: boolean;
  readonly isChanged: boolean;
  readonly move: number;
}

/** The rows of a comparison in the words of the harness' scorer, and the texts of both sides. */
export function marksOfRows(
  harness: Pick<Harness, 'tokenize'>,
  rows: readonly ComparisonRow[],
): Marked & { readonly left: string; readonly right: string } {
  const left = readSide(
    harness,
    rows.map((row) => row.left),
  );
  const right = readSide(
    harness,
    rows.map((row) => row.right),
  );
  const fa = new Int32Array(left.tokens.length).fill(-1);
  const fb = new Int32Array(right.tokens.length).fill(-1);
  const moves = new Set(left.states.map(({ move }) => move)).union(
    new Set(right.states.map(({ move }) => move)),
  );
  for (const move of moves) pair(left, right, { move, fa, fb });
  return {
    left: left.text,
    right: right.text,
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
  return { text, tokens, states };
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
