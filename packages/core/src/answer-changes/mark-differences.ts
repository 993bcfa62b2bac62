/** A stretch of a text; `isChanged`: the other text does not have it. */
export interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Texts of more words are compared by their beginnings and ends alone. */
const MAX_WORDS = 400;
const WORDS = /\s+|[\p{L}\p{M}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const plain = (word: string): string => (/^\s/u.test(word) ? ' ' : word.toLowerCase());

/** Two texts as parts, with the words marked that only one of them has. */
export function markDifferences(before: string, now: string): [before: TextPart[], now: TextPart[]] {
  const [left, right] = [wordsOf(before), wordsOf(now)];
  const [keys, others] = [left.map(plain), right.map(plain)];
  let start = 0;
  while (start < keys.length && start < others.length && keys[start] === others[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(keys.length, others.length) - start &&
    keys[keys.length - 1 - end] === others[others.length - 1 - end]
  )
    end += 1;
  const [kept, keptOther] = commonWords(
    keys.slice(start, keys.length - end),
    others.slice(start, others.length - end),
  );
  const toParts = (words: readonly string[], common: ReadonlySet<number>) =>
    joinParts(
      words.map((text, at) => ({
        text,
        isChanged: at >= start && at < words.length - end && !common.has(at - start),
      })),
    );
  return [toParts(left, kept), toParts(right, keptOther)];
}

/** Which words two lists have in common, in one order: the longest common subsequence. */
function commonWords(
  one: readonly string[],
  other: readonly string[],
): [ReadonlySet<number>, ReadonlySet<number>] {
  const [common, commonOther] = [new Set<number>(), new Set<number>()];
  if (one.length > MAX_WORDS || other.length > MAX_WORDS) return [common, commonOther];
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      common.add(row);
      commonOther.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [common, commonOther];
}

/** Neighbours of one kind become one; what is no word between two changed words is changed with them. */
function joinParts(words: readonly TextPart[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = ({ text, isChanged }: TextPart) => {
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) parts[parts.length - 1] = { text: last.text + text, isChanged };
    else parts.push({ text, isChanged });
  };
  for (const word of words) {
    const between = parts.at(-1);
    const isBetween = parts.length > 1 && between?.isChanged === false && !/[\p{L}\p{N}]/u.test(between.text);
    if (word.isChanged && isBetween) {
      parts.pop();
      add({ ...between, isChanged: true });
    }
    add(word);
  }
  return parts;
}
