import { toLanguage } from '#language/languages.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import type { Row, RowSide } from '../rows/types.ts';
import { bigramSimilarity } from './bigram-similarity.ts';
import { findBrokenReferences } from './broken-references.ts';
import { classifyEdit, findFiguresOf } from './classify-edit.ts';
import { type Clause, clauseAt, findClauses } from './clauses.ts';
import { makeDefinitionReader } from './definition-changes.ts';
import { foldGroups, type Group } from './fold-groups.ts';
import { type Edit, listEdits, type TokenRange } from './list-edits.ts';
import { joinMovedNumbers } from './moved-numbers.ts';
import type { Clauses } from './renumbering.ts';
import { describeChangePlace } from './table-place.ts';
import { CHANGE_KINDS, type Change, type ChangeKind, type ClassifiedEdit } from './types.ts';

/** What one change of each kind weighs; long ones weigh more. */
const WEIGHTS: Readonly<Record<ChangeKind, number>> = {
  amount: 10,
  percentage: 10,
  'negation-added': 9,
  'negation-removed': 9,
  'obligation-strengthened': 9,
  'obligation-weakened': 9,
  'exception-added': 8,
  'exception-removed': 8,
  date: 8,
  period: 8,
  party: 8,
  'definition-removed': 8,
  'definition-changed': 8,
  'definition-added': 8,
  'reference-broken': 7,
  reference: 5,
  number: 6,
  'clause-removed': 7,
  'clause-added': 7,
  wording: 3,
  'clause-moved': 2,
  'clause-renumbered': 0.5,
  case: 0.3,
  punctuation: 0.2,
};

/** From these weights on a change is of the third, gravest, and of the second severity. */
const GRAVE = 8;
const MIDDLING = 5;

/** How grave a change of these kinds is, 1 to 3. */
export function severityOf(kinds: readonly ChangeKind[]): 1 | 2 | 3 {
  const weight = Math.max(0, ...kinds.map((kind) => WEIGHTS[kind]));
  return weight >= GRAVE ? 3 : weight >= MIDDLING ? 2 : 1;
}

/**
 * The changes of a comparison in the order of its rows: edits that share a row are one change, so are those of one clause and
 * kind, and a move is one with all edits inside it. `language` is that of the documents.
 */
export function listChanges(comparison: Comparison, rows: readonly Row[], language: string): Change[] {
  const known = toLanguage(language);
  const definitionKinds = makeDefinitionReader(comparison);
  const clauses = { leftClauses: findClauses(comparison.left), rightClauses: findClauses(comparison.right) };
  const edits = joinMovedNumbers(comparison, listEdits(comparison)).map((edit) => {
    const kinds = classifyEdit(comparison, edit, known, clauses);
    // Other quotation marks around a term define nothing new.
    const isOfMarks = kinds.every((kind) => kind === 'punctuation');
    return {
      ...findFiguresOf(comparison, edit, known),
      kinds: isOfMarks ? kinds : [...definitionKinds(edit), ...kinds],
    };
  });
  const broken = findBrokenReferences(comparison, clauses).map(
    (edit): ClassifiedEdit => ({ ...edit, kinds: ['reference-broken'] }),
  );
  const rowOf = {
    left: rowsOfTokens(comparison.left, rows, 'left'),
    right: rowsOfTokens(comparison.right, rows, 'right'),
  };
  const groups = [
    ...foldGroups(comparison, groupByRows([...edits.filter(({ move }) => move === 0), ...broken], rowOf)),
    ...groupMoves(comparison, edits, rowOf),
  ];
  return groups
    .map((group) => toChange(comparison, rows, group, clauses))
    .toSorted((one, other) => one.firstRow - other.firstRow)
    .map((change, index) => ({ ...change, id: index + 1 }));
}

interface RowsOfTokens {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

function rowsOfTokens(side: ComparedSide, rows: readonly Row[], name: 'left' | 'right'): Int32Array {
  const found = new Int32Array(side.starts.length).fill(-1);
  for (const [index, row] of rows.entries()) {
    const own = row[name];
    if (own) found.fill(index, own.start, own.end);
  }
  return found;
}

function rowsOf(edit: Edit, { left, right }: RowsOfTokens): number[] {
  const ofRange = (range: TokenRange | null, rowOf: Int32Array) =>
    range ? Array.from(rowOf.subarray(range.start, range.end)) : [];
  return [...new Set([...ofRange(edit.left, left), ...ofRange(edit.right, right)])].filter((row) => row >= 0);
}

/** Edits that share a row belong together; so do those that share rows with these (union-find over the rows). */
function groupByRows(edits: readonly ClassifiedEdit[], rowOf: RowsOfTokens): Group[] {
  const parents = new Map<number, number>();
  const rootOf = (row: number): number => {
    let root = row;
    while ((parents.get(root) ?? root) !== root) root = parents.get(root) ?? root;
    parents.set(row, root);
    return root;
  };
  const placed = edits.map((edit) => ({ edit, rows: rowsOf(edit, rowOf) }));
  for (const { rows } of placed) for (const row of rows) parents.set(rootOf(row), rootOf(rows[0] ?? row));
  const groups = new Map<number, Omit<Group, 'stretches'>>();
  for (const { edit, rows } of placed) {
    const root = rootOf(rows[0] ?? -1);
    const group = groups.get(root) ?? { edits: [], rows: new Set() };
    groups.set(root, group);
    group.edits.push(edit);
    for (const row of rows) group.rows.add(row);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, stretches: [[Math.min(...group.rows), Math.max(...group.rows)] as const] }))
    .toSorted((one, other) => (one.stretches[0]?.[0] ?? 0) - (other.stretches[0]?.[0] ?? 0));
}

interface MoveGroup extends Omit<Group, 'stretches'> {
  readonly move: number;
}

function groupMoves(
  { left, right, moveCount }: Comparison,
  edits: readonly ClassifiedEdit[],
  rowOf: RowsOfTokens,
): MoveGroup[] {
  const groups = Array.from(
    { length: moveCount },
    (_, index): MoveGroup => ({ move: index + 1, edits: [], rows: new Set() }),
  );
  for (const edit of edits) groups[edit.move - 1]?.edits.push(edit);
  for (const [side, ofTokens] of [
    [left, rowOf.left],
    [right, rowOf.right],
  ] as const)
    for (const [token, move] of side.moves.entries())
      if (move > 0) groups[move - 1]?.rows.add(ofTokens[token] ?? -1);
  return groups;
}

// oxlint-disable-next-line max-params -- a group, and where it lies
function toChange(
  { left, right }: Comparison,
  rows: readonly Row[],
  { edits, rows: own, ...group }: Group | MoveGroup,
  { leftClauses, rightClauses }: Clauses,
): Change {
  const move = 'move' in group ? group.move : undefined;
  const indexes = [...own].toSorted((one, other) => one - other);
  const sides = (name: 'left' | 'right') => indexes.flatMap((index) => rows[index]?.[name] ?? []);
  const [lefts, rights] = [sides('left'), sides('right')];
  const kinds = new Set<ChangeKind>([
    ...(move === undefined ? [] : ['clause-moved' as const]),
    ...edits.flatMap((edit) => edit.kinds),
  ]);
  const sorted = CHANGE_KINDS.filter((kind) => kinds.has(kind));
  const tablePlace = describeChangePlace({ left, right }, edits);
  const clause = clauseOf(rights[0], rightClauses) ?? clauseOf(lefts[0], leftClauses);
  const words = edits.reduce((sum, edit) => sum + lengthOf(edit.left) + lengthOf(edit.right), 0);
  return {
    id: 0,
    kinds: sorted,
    edits,
    firstRow: indexes[0] ?? 0,
    lastRow: indexes.at(-1) ?? 0,
    ...('stretches' in group && { stretches: group.stretches }),
    leftPage: lefts[0]?.page ?? null,
    rightPage: rights[0]?.page ?? null,
    ...(clause && { clause: clause.number }),
    ...tablePlace,
    ...(move !== undefined && { move }),
    similarity: bigramSimilarity(textOf(left, lefts), textOf(right, rights)),
    weight: Math.max(0, ...sorted.map((kind) => WEIGHTS[kind])) * (1 + Math.log10(1 + words) / 4),
  };
}

const lengthOf = (range: TokenRange | null) => (range ? range.end - range.start : 0);

const clauseOf = (side: RowSide | undefined, clauses: readonly Clause[]) =>
  side && clauseAt(clauses, side.end - 1);

/** So much of each side is compared for its similarity, in characters. */
const COMPARED = 20_000;

function textOf({ text, starts, ends }: ComparedSide, sides: readonly RowSide[]): string {
  return sides
    .map(({ start, end }) => text.slice(starts[start], ends[end - 1]))
    .join(' ')
    .slice(0, COMPARED);
}
