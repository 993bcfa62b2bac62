import type { ComparedSide, Comparison } from '../compare.ts';
import { type ClausePlace, isWithin } from './clause-outline.ts';
import { isRow } from './clauses.ts';
import { makeClauseFinder } from './edit-clause.ts';
import { CHANGE_KINDS, type ChangeKind, type ClassifiedEdit } from './types.ts';

/** Edits that are one change, and the rows in which they lie. */
export interface Group {
  readonly edits: ClassifiedEdit[];
  readonly rows: Set<number>;
  /** First and last row of each stretch that it takes, in order. */
  readonly stretches: readonly (readonly [first: number, last: number])[];
}

/** A clause that is read at a glance: of longer ones each part stays a change of its own. */
const MAX_EDITS = 8;
const MAX_ROWS = 20;

/**
 * Edits of one clause and kind are one change, a clause that came or went is one with its paragraphs, and all clauses that
 * only got another number are one. Groups come and go in the order of their rows; `edits` of moves are none of them.
 */
export function foldGroups(comparison: Comparison, groups: readonly Group[]): Group[] {
  const placeOf = makeGroupLocator(comparison);
  const folded: { group: Group; kind: ChangeKind; place: ClausePlace | undefined; side: string }[] = [];
  const lasts = new Map<string, number>();
  const renumbered: Group[] = [];
  for (const each of groups) {
    const { own, numbers } = partNumbers(each);
    if (numbers) renumbered.push(numbers);
    if (!own) continue;
    const kind = mainKind(own.edits);
    const { side, place } = placeOf(own);
    const before = folded.at(-1);
    if (before && isSameParagraphs(before, { group: own, kind, place, side })) {
      before.group = join(before.group, own);
      continue;
    }
    const key = place && !isOfRows(kind) ? `${side} ${place.start} ${kind}` : undefined;
    const last = key === undefined ? undefined : folded[lasts.get(key) ?? -1];
    if (last && fits(last.group, own)) last.group = join(last.group, own);
    else {
      if (key !== undefined) lasts.set(key, folded.length);
      folded.push({ group: own, kind, place, side });
    }
  }
  return [...folded.map(({ group }) => group), ...joinNumbers(renumbered, folded)];
}

const isOfRows = (kind: ChangeKind) => kind === 'clause-added' || kind === 'clause-removed';

function mainKind(edits: readonly ClassifiedEdit[]): ChangeKind {
  const kinds = new Set(edits.flatMap((edit) => edit.kinds));
  return CHANGE_KINDS.find((kind) => kinds.has(kind)) ?? 'wording';
}

/** The side and clause by which a group is placed; none in tables. */
function makeGroupLocator(comparison: Comparison) {
  const clauses = makeClauseFinder(comparison);
  return ({ edits }: Group): { side: string; place: ClausePlace | undefined } => {
    const placed = edits.find(({ right }) => right) ?? edits[0];
    const at = placed && clauses.tokenOf(placed);
    if (!at) return { side: '', place: undefined };
    return { side: at.side, place: isCell(comparison[at.side], at.token) ? undefined : clauses.ofToken(at) };
  };
}

/** Every row of a table speaks of something else. */
const isCell = (side: ComparedSide, token: number): boolean => isRow(side, side.lineOf[token] ?? 0);

/** The numbers of clauses apart from what else was changed in their rows. */
function partNumbers(group: Group): { own?: Group; numbers?: Group } {
  const isNumber = ({ kinds }: ClassifiedEdit) => kinds.every((kind) => kind === 'clause-renumbered');
  const numbers = group.edits.filter(isNumber);
  if (numbers.length === 0) return { own: group };
  if (numbers.length === group.edits.length) return { numbers: group };
  return {
    own: { ...group, edits: group.edits.filter((edit) => !isNumber(edit)) },
    numbers: { ...group, edits: numbers },
  };
}

interface Placed {
  readonly group: Group;
  readonly kind: ChangeKind;
  readonly place: ClausePlace | undefined;
  readonly side: string;
}

const areParagraphs = ({ edits }: Group) => edits.every(({ isParagraph }) => isParagraph);

/** Whether whole paragraphs go on with those before: of the same clause, or of a part of it. */
function isSameParagraphs(before: Placed, own: Placed): boolean {
  if (!areParagraphs(before.group) || !areParagraphs(own.group) || before.side !== own.side) return false;
  const [last, first] = [before.group.stretches.at(-1)?.[1] ?? 0, own.group.stretches[0]?.[0] ?? 0];
  if (!before.place || !own.place || first - last > 2) return false;
  if (before.place.start === own.place.start) return true;
  const { number } = own.place;
  return number !== undefined && before.place.number !== undefined && isWithin(number, before.place.number);
}

const fits = (one: Group, other: Group): boolean =>
  one.edits.length + other.edits.length <= MAX_EDITS &&
  (other.stretches.at(-1)?.[1] ?? 0) - (one.stretches[0]?.[0] ?? 0) <= MAX_ROWS;

const join = (one: Group, other: Group): Group => ({
  edits: [...one.edits, ...other.edits],
  rows: new Set([...one.rows, ...other.rows]),
  stretches: [...one.stretches, ...other.stretches],
});

/** One change of them all; rows in which more was changed are those of that change. */
function joinNumbers(numbers: readonly Group[], others: readonly Placed[]): Group[] {
  if (numbers.length === 0) return [];
  const all: Group = {
    edits: numbers.flatMap(({ edits }) => edits),
    rows: new Set(numbers.flatMap(({ rows }) => [...rows])),
    stretches: numbers.flatMap(({ stretches }) => stretches),
  };
  const taken = new Set(others.flatMap(({ group }) => [...group.rows]));
  const free = all.stretches.filter(([from, to]) => {
    for (let row = from; row <= to; row++) if (taken.has(row)) return false;
    return true;
  });
  if (free.length === 0) return [all];
  return [{ ...all, rows: new Set([...all.rows].filter((row) => !taken.has(row))), stretches: free }];
}
