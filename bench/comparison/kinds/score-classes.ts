import { buildRows, type Change, type ChangeKind, compare, listChanges } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import type { Planted } from '@recto/testing/comparison';

/** Classes of planted edits; single words, phrases and sentences are wording. */
export const CLASSES = [
  'number',
  'renumbered',
  'modal',
  'negation',
  'moved',
  'paragraph+',
  'paragraph-',
  'wording',
] as const;
type Class = (typeof CLASSES)[number];

const CLASS_OF: Partial<Record<ChangeKind, Class>> = {
  amount: 'number',
  percentage: 'number',
  date: 'number',
  period: 'number',
  number: 'number',
  reference: 'number',
  'clause-renumbered': 'renumbered',
  'obligation-strengthened': 'modal',
  'obligation-weakened': 'modal',
  'negation-added': 'negation',
  'negation-removed': 'negation',
  'clause-moved': 'moved',
  'clause-added': 'paragraph+',
  'clause-removed': 'paragraph-',
};
/** What the generator calls phrases and sentences may hold numbers, duties and negations: these are no error. */
const LONGER: ReadonlySet<string> = new Set(['phrase', 'sentence+', 'sentence-', 'paragraph+', 'paragraph-']);

type Range = readonly [start: number, end: number] | null;
interface Found {
  readonly classes: ReadonlySet<Class>;
  readonly a: Range;
  readonly b: Range;
}

const toRange = (range: { readonly start: number; readonly end: number } | null): Range =>
  range && [range.start, range.end];
const overlap = (one: Range, other: Range) =>
  one && other ? Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0])) : 0;
const lengthOf = (range: Range) => (range ? range[1] - range[0] : 0);

function findEdits(left: readonly Page[], right: readonly Page[]): Found[] {
  const comparison = compare(left, right);
  const rangeOfMove = (moves: Int32Array, move: number): Range => [
    moves.indexOf(move),
    moves.lastIndexOf(move) + 1,
  ];
  const toFound = (change: Change): Found[] => [
    ...(change.move === undefined
      ? []
      : [
          {
            classes: new Set<Class>(['moved']),
            a: rangeOfMove(comparison.left.moves, change.move),
            b: rangeOfMove(comparison.right.moves, change.move),
          },
        ]),
    ...change.edits.map(({ kinds, left: a, right: b }) => ({
      classes: new Set(kinds.map((kind) => CLASS_OF[kind] ?? 'wording')),
      a: toRange(a),
      b: toRange(b),
    })),
  ];
  return listChanges(comparison, buildRows(comparison), 'en').flatMap(toFound);
}

export interface ClassCount {
  planted: number;
  hit: number;
  found: number;
  right: number;
}

const toClass = (planted: string): Class => CLASSES.find((name) => name === planted) ?? 'wording';

/** Counts for each class how many planted edits are called so, and how many of those called so were planted so. */
export function countClasses(
  counts: Record<Class, ClassCount>,
  [left, right]: readonly [readonly Page[], readonly Page[]],
  { edits }: Planted['truth'],
  report: (planted: string, found: string) => void = () => undefined,
): void {
  const planted = edits.filter(({ cls }) => cls !== 'split' && cls !== 'merge');
  const found = findEdits(left, right);
  const shared = (
    one: { readonly a: Range; readonly b: Range },
    other: { readonly a: Range; readonly b: Range },
  ) => overlap(one.a, other.a) + overlap(one.b, other.b);
  for (const edit of planted) {
    const own = toClass(edit.cls);
    counts[own].planted++;
    const [best] = found
      .filter((one) => shared(edit, one) > 0)
      .map((one) => ({
        classes: one.classes,
        share: shared(edit, one) / (lengthOf(one.a) + lengthOf(one.b)) + (one.classes.has(own) ? 0.001 : 0),
      }))
      .toSorted((one, other) => other.share - one.share);
    if (best?.classes.has(own) || (best && LONGER.has(edit.cls) && own === 'wording')) counts[own].hit++;
    else report(own, best ? [...best.classes].join() : 'missed');
  }
  for (const one of found) {
    const around = planted.filter((edit) => shared(edit, one) > 0);
    for (const own of one.classes) {
      if (around.some(({ cls }) => LONGER.has(cls) && toClass(cls) !== own)) continue;
      counts[own].found++;
      if (around.some(({ cls }) => toClass(cls) === own)) counts[own].right++;
    }
  }
}

export const noCounts = (): Record<Class, ClassCount> =>
  Object.fromEntries(CLASSES.map((name) => [name, { planted: 0, hit: 0, found: 0, right: 0 }])) as Record<
    Class,
    ClassCount
  >;

export const f1Of = ({ planted, hit, found, right }: ClassCount) => {
  const [recall, precision] = [hit / Math.max(1, planted), right / Math.max(1, found)];
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
};
