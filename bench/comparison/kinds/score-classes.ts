import { buildRows, type Change, type ChangeKind, compare, listChanges } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import type { Harness, Planted } from '@recto/testing/comparison';

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
interface Ranges {
  readonly a: Range;
  readonly b: Range;
}
interface Found extends Ranges {
  readonly classes: ReadonlySet<Class>;
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
    // A reference that was broken stands there as it did: nothing of it was planted.
    ...change.edits
      .filter(({ kinds }) => !kinds.includes('reference-broken'))
      .map(({ kinds, left: a, right: b }) => ({
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

const OPENS = /(?:^|\n[^\S\n]*\n|[.:;]\s*\n)[^\S\n]*[(§]?\p{N}[\p{N}.]*\.$/u;

/** The generator calls "1.4. → 1.8." a number, as it exchanges the second figure; to a reader the clause is renumbered. */
function classOf(
  { cls, a }: Planted['truth']['edits'][number],
  text: string,
  starts: readonly number[],
): Class {
  const isRenumbering = cls === 'number' && a !== null && OPENS.test(text.slice(0, starts[a[0]]));
  return isRenumbering ? 'renumbered' : toClass(cls);
}
/** "Can" that became "cannot" is planted as a modal, and is a negation as well. */
const isEither = (one: Class, other: Class) =>
  (one === 'modal' && other === 'negation') || (one === 'negation' && other === 'modal');

/** Heads and feet of pages are not scored. */
function isFurniture(truth: Planted['truth'], { a, b }: Ranges): boolean {
  const sides = truth as Partial<Record<'a' | 'b', readonly { readonly k: string }[]>>;
  const isOf = (tokens: readonly { readonly k: string }[] = [], range: Range) =>
    range === null || tokens.slice(range[0], range[1]).every(({ k }) => k === 'furn');
  return isOf(sides.a, a) && isOf(sides.b, b);
}

/** Counts for each class how many planted edits are called so, and how many of those called so were planted so. */
export function countClasses(
  counts: Record<Class, ClassCount>,
  [left, right]: readonly [readonly Page[], readonly Page[]],
  truth: Planted['truth'],
  {
    harness,
    report,
  }: { readonly harness: Harness; readonly report: (planted: string, found: string) => void },
): void {
  const text = left.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const { s: starts } = harness.tokenize(text);
  const planted = truth.edits
    .filter(({ cls }) => cls !== 'split' && cls !== 'merge')
    .map((edit) => ({ ...edit, own: classOf(edit, text, starts) }));
  const found = findEdits(left, right);
  const shared = (one: Ranges, other: Ranges) => overlap(one.a, other.a) + overlap(one.b, other.b);
  for (const edit of planted) {
    const { own } = edit;
    counts[own].planted++;
    const [best] = found
      .filter((one) => shared(edit, one) > 0)
      .map((one) => ({
        classes: one.classes,
        share: shared(edit, one) / (lengthOf(one.a) + lengthOf(one.b)) + (one.classes.has(own) ? 0.001 : 0),
      }))
      .toSorted((one, other) => other.share - one.share);
    const isHit =
      best?.classes.has(own) ||
      (best && LONGER.has(edit.cls) && own === 'wording') ||
      [...(best?.classes ?? [])].some((one) => isEither(one, own));
    if (isHit) counts[own].hit++;
    else report(own, best ? [...best.classes].join() : 'missed');
  }
  for (const one of found) {
    if (isFurniture(truth, one)) continue;
    const around = planted.filter((edit) => shared(edit, one) > 0);
    for (const own of one.classes) {
      if (around.some((edit) => LONGER.has(edit.cls) && edit.own !== own)) continue;
      counts[own].found++;
      if (around.some((edit) => edit.own === own || isEither(edit.own, own))) counts[own].right++;
      else report(around.map((edit) => edit.own).join() || 'nothing', `also ${own}`);
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

/**
 * The same as the harness scores its own sketch: nothing is forgiven. A planted phrase or sentence is wording whatever it says,
 * every class that is found counts, and only a negation that was planted as a modal (or the other way round) is a hit.
 */
export function countStrictly(
  counts: Record<Class, ClassCount>,
  [left, right]: readonly [readonly Page[], readonly Page[]],
  truth: Planted['truth'],
): void {
  const planted = truth.edits
    .filter(({ cls }) => cls !== 'split' && cls !== 'merge')
    .map((edit) => ({ ...edit, own: toClass(edit.cls) }));
  const found = findEdits(left, right);
  const shared = (one: Ranges, other: Ranges) => overlap(one.a, other.a) + overlap(one.b, other.b);
  for (const edit of planted) {
    counts[edit.own].planted++;
    const [best] = found
      .filter((one) => shared(edit, one) > 0)
      .map((one) => ({
        ...one,
        share:
          shared(edit, one) / (lengthOf(one.a) + lengthOf(one.b)) + (one.classes.has(edit.own) ? 0.001 : 0),
      }))
      .toSorted((one, other) => other.share - one.share);
    const classes = [...(best?.classes ?? [])];
    if (classes.some((one) => one === edit.own || isEither(one, edit.own))) counts[edit.own].hit++;
  }
  for (const one of found)
    for (const own of one.classes) {
      counts[own].found++;
      if (planted.some((edit) => edit.own === own && shared(edit, one) > 0)) counts[own].right++;
    }
}
