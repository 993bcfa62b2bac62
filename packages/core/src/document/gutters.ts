import { countKinds, type Fragment, verticalOverlap } from '#document/fragments.ts';

/** White space between two columns of prose: what stands left of it and right of it never shares a line. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The file paints across the gutter line by line, so that content order is not reading order. */
  readonly interleaved: boolean;
}

/** The fragments of a page from top to bottom, by their centres. */
interface SortedFragments {
  readonly fragments: readonly Fragment[];
  readonly centres: Float64Array;
}

interface Gap {
  left: number;
  right: number;
  top: number;
  bottom: number;
  rows: number;
}

/** Fewer lines than this are not a column. */
const MIN_ROWS = 4;
/** Lines needed when the file paints line by line, as it does in tables. */
const MIN_INTERLEAVED_ROWS = 6;
/** Narrowest gutter, in line heights. */
const MIN_WIDTH = 0.7;
/** Crossings of the gutter per line, in content order, up to which a column counts as painted as a whole. */
const COLUMN_CROSSINGS = 0.34;
/** Words per line of prose, in the narrowest of columns. */
const PROSE_WORDS = 3.5;
/** Share of rows level with one beyond the gutter from which on text that is not prose is taken for a table. */
const ALIGNED_ROWS = 0.7;

/**
 * Finds the gutters of multi-column prose. A table has gutters too; its columns are told from prose by their words
 * (figures, labels of a word or two, lines that do not fill the column) and by the order in which the file paints them.
 */
export function findGutters(fragments: readonly Fragment[]): Gutter[] {
  const byCentre = [...fragments].sort((a, b) => centre(a) - centre(b));
  const sorted = { fragments: byCentre, centres: Float64Array.from(byCentre, centre) };
  return chainGaps(findGaps(sorted), sorted)
    .filter((gap) => gap.rows >= MIN_ROWS)
    .map((gap) => judge(gap, sorted))
    .filter((gutter) => gutter !== undefined);
}

/** Whether a gutter runs between two fragments. */
export function isSeparated(a: Fragment, b: Fragment, gutters: readonly Gutter[]): boolean {
  return gutters.some((gutter) => {
    const sideA = sideOf(a, gutter);
    const sideB = sideOf(b, gutter);
    return sideA !== undefined && sideB !== undefined && sideA !== sideB;
  });
}

/** The side of a gutter on which a fragment stands, if it stands along it at all. */
export function sideOf(
  fragment: Pick<Fragment, 'left' | 'right' | 'top' | 'bottom'>,
  gutter: Gutter,
): 'left' | 'right' | undefined {
  const middle = centre(fragment);
  if (middle < gutter.top || middle > gutter.bottom) return undefined;
  if (fragment.right <= gutter.left + 1) return 'left';
  return fragment.left >= gutter.right - 1 ? 'right' : undefined;
}

function centre(band: { readonly top: number; readonly bottom: number }): number {
  return (band.top + band.bottom) / 2;
}

/** The index of the first fragment whose centre is not above `height`. */
function firstFrom({ centres }: SortedFragments, height: number): number {
  let from = 0;
  let to = centres.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((centres[middle] as number) < height) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The white space between each fragment and its nearest neighbour to the right, top down. */
function findGaps({ fragments, centres }: SortedFragments): Gap[] {
  const gaps: Gap[] = [];
  const tallest = fragments.reduce((height, { top, bottom }) => Math.max(height, bottom - top), 0);
  const at = (index: number) => centres[index] as number;
  fragments.forEach((fragment, index) => {
    let neighbour: Fragment | undefined;
    const consider = (other: Fragment) => {
      if (other.left < fragment.right || verticalOverlap(fragment, other) < 0.2) return;
      if (!neighbour || other.left < neighbour.left) neighbour = other;
    };
    for (let i = index - 1; i >= 0 && at(index) - at(i) <= tallest; i--) consider(fragments[i] as Fragment);
    for (let i = index + 1; i < fragments.length && at(i) - at(index) <= tallest; i++)
      consider(fragments[i] as Fragment);
    if (neighbour) {
      const { top, bottom } = fragment;
      gaps.push({ left: fragment.right, right: neighbour.left, top, bottom, rows: 1 });
    }
  });
  return gaps;
}

/** Joins gaps that lie below each other, as long as nothing is painted across them. */
function chainGaps(gaps: readonly Gap[], sorted: SortedFragments): Gap[] {
  const open: Gap[] = [];
  const closed: Gap[] = [];
  for (const gap of gaps) {
    const height = gap.bottom - gap.top;
    let extended = false;
    for (let i = open.length - 1; i >= 0; i--) {
      const chain = open[i] as Gap;
      const left = Math.max(chain.left, gap.left);
      const right = Math.min(chain.right, gap.right);
      if (right - left < MIN_WIDTH * height) continue;
      if (isCrossed(sorted, { left, right, top: centre(chain), bottom: gap.bottom })) {
        closed.push(chain);
        open.splice(i, 1);
      } else if (!extended) {
        Object.assign(chain, {
          left,
          right,
          bottom: Math.max(chain.bottom, gap.bottom),
          rows: chain.rows + 1,
        });
        extended = true;
      }
    }
    if (!extended && gap.right - gap.left >= MIN_WIDTH * height) open.push({ ...gap });
  }
  return [...closed, ...open];
}

/** Whether anything is painted across a rectangle. */
function isCrossed(sorted: SortedFragments, { left, right, top, bottom }: Omit<Gap, 'rows'>): boolean {
  const { fragments, centres } = sorted;
  for (let i = firstFrom(sorted, top); i < centres.length && (centres[i] as number) < bottom; i++) {
    const fragment = fragments[i] as Fragment;
    if ((centres[i] as number) > top && fragment.left < right - 1 && fragment.right > left + 1) return true;
  }
  return false;
}

interface Side {
  /** The first fragment of each line. */
  readonly rows: Fragment[];
  words: number;
  figures: number;
  /** Lines that reach the far edge of the column. */
  filled: number;
}

function judge(gap: Gap, sorted: SortedFragments): Gutter | undefined {
  const region = { ...gap, interleaved: false };
  const left: Fragment[] = [];
  const right: Fragment[] = [];
  for (let i = firstFrom(sorted, gap.top); i < sorted.centres.length; i++) {
    if ((sorted.centres[i] as number) > gap.bottom) break;
    const fragment = sorted.fragments[i] as Fragment;
    const side = sideOf(fragment, region);
    if (side) (side === 'left' ? left : right).push(fragment);
  }
  const sides = [measure(left), measure(right)] as const;
  const rows = Math.min(...sides.map((side) => side.rows.length));
  if (rows < MIN_ROWS) return undefined;
  const wordsPerRow = sides.map((side) => side.words / side.rows.length);
  const isProse =
    Math.min(...wordsPerRow) >= PROSE_WORDS &&
    sides.every((side) => side.filled >= 0.5 * side.rows.length && side.figures <= 0.2 * side.words);
  const crossings = countCrossings(left, right) / rows;
  if (crossings > COLUMN_CROSSINGS) {
    return isProse && rows >= MIN_INTERLEAVED_ROWS ? { ...region, interleaved: crossings > 1 } : undefined;
  }
  // Some files paint tables column by column, too; their rows stand at the same height on both sides.
  const isText = Math.min(...wordsPerRow) >= 1.5 && Math.max(...wordsPerRow) >= 3.5;
  return isProse || (isText && countAligned(...sides) < ALIGNED_ROWS * rows) ? region : undefined;
}

/** How many rows of the shorter side stand level with one of the other side. */
function countAligned(left: Side, right: Side): number {
  const [shorter, longer] = left.rows.length < right.rows.length ? [left, right] : [right, left];
  return shorter.rows.filter((row) =>
    longer.rows.some((other) => Math.abs(row.bottom - other.bottom) < 0.15 * (row.bottom - row.top)),
  ).length;
}

/** Measures one side of a gap; fragments come top down. */
function measure(fragments: readonly Fragment[]): Side {
  const edge = fragments.reduce((right, fragment) => Math.max(right, fragment.right), 0);
  const start = fragments.reduce((left, fragment) => Math.min(left, fragment.left), edge);
  const side: Side = { rows: [], words: 0, figures: 0, filled: 0 };
  let row: Fragment | undefined;
  let isFilled = false;
  for (const fragment of fragments) {
    if (!row || verticalOverlap(row, fragment) < 0.5) {
      row = fragment;
      side.rows.push(fragment);
      isFilled = false;
    }
    const { words, figures } = countKinds(fragment);
    side.words += words;
    side.figures += figures;
    if (!isFilled && fragment.right >= edge - 0.15 * (edge - start)) {
      isFilled = true;
      side.filled++;
    }
  }
  return side;
}

function countCrossings(left: readonly Fragment[], right: readonly Fragment[]): number {
  const order = [
    ...left.map(({ first }) => ({ first, side: 0 })),
    ...right.map(({ first }) => ({ first, side: 1 })),
  ].sort((a, b) => a.first - b.first);
  return order.filter(({ side }, index) => index > 0 && side !== order[index - 1]?.side).length;
}
