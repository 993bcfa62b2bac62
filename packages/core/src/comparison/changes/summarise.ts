import { cardText, type ChangeCard } from '../cards/card.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import { movedHeads, movedText, textOf, wholeText } from './edit-text.ts';
import type { Edit } from './list-edits.ts';
import { columnsOf } from './table-place.ts';
import { CHANGE_KINDS, type Change, type ChangeKind } from './types.ts';

/** In characters: what is quoted of a long edit. */
const QUOTED = 90;
/** Edits of a change that are told one by one. */
const TOLD_EDITS = 3;
/** Changes that a summary names. */
const WEIGHTIEST = 5;

/** What a kind of change is called, of one and of several. */
const NAMES: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  amount: ['amount', 'amounts'],
  percentage: ['percentage', 'percentages'],
  'negation-added': ['negation added', 'negations added'],
  'negation-removed': ['negation removed', 'negations removed'],
  'obligation-strengthened': ['obligation strengthened', 'obligations strengthened'],
  'obligation-weakened': ['obligation weakened', 'obligations weakened'],
  'exception-added': ['exception added', 'exceptions added'],
  'exception-removed': ['exception removed', 'exceptions removed'],
  date: ['date', 'dates'],
  period: ['period', 'periods'],
  party: ['name', 'names'],
  'definition-removed': ['definition removed', 'definitions removed'],
  'definition-changed': ['definition changed', 'definitions changed'],
  'definition-added': ['definition added', 'definitions added'],
  'reference-broken': ['reference to a renumbered clause', 'references to renumbered clauses'],
  reference: ['reference', 'references'],
  number: ['number', 'numbers'],
  'clause-removed': ['paragraph removed', 'paragraphs removed'],
  'clause-added': ['paragraph added', 'paragraphs added'],
  wording: ['wording', 'changes of wording'],
  'clause-moved': ['passage moved', 'passages moved'],
  'clause-renumbered': ['clause renumbered', 'clauses renumbered'],
  case: ['capital letters', 'capital letters'],
  punctuation: ['punctuation', 'punctuation'],
};

/** What a change does, in a sentence or two made of its own words. */
export function summariseChange(comparison: Comparison, change: Change): string {
  const { kinds, edits, move, clause, place: cell, isRows = false } = change;
  const heads = move === undefined ? undefined : movedHeads(comparison.left, move);
  const special = isRows ? ROW_NAMES : columnNames(heads);
  const nameOf = (kind: ChangeKind) => special[kind] ?? NAMES[kind][0];
  const [main = 'wording'] = kinds;
  const head = nameOf(main);
  const named = kinds.slice(1, TOLD_EDITS).map(nameOf);
  const title = [head, ...named].join(', ');
  const isOfMarks = (edit: Edit) => !LETTER_OR_DIGIT.test(editedText(comparison, edit));
  const first = edits.toSorted((one, other) => Number(isOfMarks(one)) - Number(isOfMarks(other)));
  const shown = first.slice(0, TOLD_EDITS);
  const columns = columnsOf(comparison, shown);
  const told = shown.map((edit, at) => (columns[at] ?? '') + describeEdit(comparison, edit, kinds));
  const rest = edits.length - told.length;
  const moved = move === undefined ? [] : [quote(movedText(comparison.left, move))];
  const parts = [...moved, ...told, ...(rest > 0 ? [`and ${rest} more`] : [])];
  const where = cell ?? clause;
  const place = where === undefined ? '' : ` (${where})`;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${place}: ${parts.join('; ')}`;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const editedText = ({ left, right }: Comparison, edit: Edit) =>
  textOf(left, edit.left) + textOf(right, edit.right);

/** What rows of a table are called in place of paragraphs. */
const ROW_NAMES: Partial<Record<ChangeKind, string>> = {
  'clause-removed': 'row removed',
  'clause-added': 'row added',
};

/** What the move of columns with these heads is called. */
const columnNames = (heads: string | undefined): Partial<Record<ChangeKind, string>> =>
  heads === undefined ? {} : { 'clause-moved': heads.includes(' | ') ? 'columns moved' : 'column moved' };

function describeEdit(
  { left, right }: Comparison,
  { left: before, right: after, isParagraph, figures }: Edit,
  kinds: readonly ChangeKind[],
): string {
  const [removed, added] = [wholeText(left, before, figures?.left), wholeText(right, after, figures?.right)];
  if (isParagraph) return quote(removed || added);
  if (kinds.includes('reference-broken') && removed === added) return `still names ${quote(added)}`;
  if (removed === '') return `${quote(added)} added`;
  if (added === '') return `${quote(removed)} removed`;
  return `${quote(removed)} became ${quote(added)}`;
}

function quote(text: string): string {
  const characters = [...text];
  return characters.length <= QUOTED ? `“${text}”` : `“${characters.slice(0, QUOTED).join('').trimEnd()}…”`;
}

/** What changed in all, without a word that is not counted or quoted. */
export interface ComparisonSummary {
  /** How many changes are of each class, the weightiest first: each change counts once, by its weightiest kind. */
  readonly counts: readonly { readonly kind: ChangeKind; readonly name: string; readonly count: number }[];
  readonly changeCount: number;
  /** Share of the words of both documents that was added or removed, 0..1. */
  readonly changedShare: number;
  /** Ids of the changes that weigh most, these first. */
  readonly weightiest: readonly number[];
  /** Weighty kinds of which there is no change. */
  readonly unchanged: readonly string[];
}

/** Kinds of which it is worth knowing that nothing changed. */
const WATCHED: readonly ChangeKind[] = ['amount', 'percentage', 'date', 'period', 'party'];

export function summariseComparison(
  { left, right }: Comparison,
  changes: readonly Change[],
): ComparisonSummary {
  const counts = CHANGE_KINDS.flatMap((kind) => {
    const count = changes.filter(({ kinds }) => kinds[0] === kind).length;
    return count === 0 ? [] : [{ kind, name: NAMES[kind][count === 1 ? 0 : 1], count }];
  });
  const [one, other] = [countTokens(left), countTokens(right)];
  const total = one.all + other.all;
  return {
    counts,
    changeCount: changes.length,
    changedShare: total === 0 ? 0 : (one.changed + other.changed) / total,
    weightiest: changes
      .toSorted((first, second) => second.weight - first.weight || first.id - second.id)
      .slice(0, WEIGHTIEST)
      .map(({ id }) => id),
    unchanged: WATCHED.filter((kind) => !changes.some(({ kinds }) => kinds.includes(kind))).map(
      (kind) => NAMES[kind][1],
    ),
  };
}

function countTokens({ partners, isLeftOut }: ComparedSide): { all: number; changed: number } {
  let all = 0;
  let changed = 0;
  for (const [token, partner] of partners.entries()) {
    if (isLeftOut[token] === 1) continue;
    all++;
    if (partner === -1) changed++;
  }
  return { all, changed };
}

/** The summary as text: how many changes, the weightiest as their cards say them, and all of them by class. */
export function writeSummary(
  comparison: Comparison,
  changes: readonly Change[],
  cards: ReadonlyMap<number, ChangeCard>,
): string {
  const { counts, changeCount, changedShare, weightiest, unchanged } = summariseComparison(
    comparison,
    changes,
  );
  if (changeCount === 0) return 'The two documents say the same: no word was added, removed or moved.';
  const share = changedShare < 0.001 ? 'less than 0.1' : (100 * changedShare).toFixed(1);
  const listed = counts.map(({ count, name }) => `${inFigures(count)} ${name}`).join(', ');
  const lines = weightiest.flatMap((id) => cards.get(id) ?? []).map(cardText);
  return [
    `${inFigures(changeCount)} ${changeCount === 1 ? 'change' : 'changes'}, ${share} % of the words.`,
    ...(comparison.isCutOff
      ? ['The comparison was cut off: parts that were not looked at count as changed.']
      : []),
    ...lines.map((line) => `- ${line}`),
    `By class: ${listed}.`,
    ...(unchanged.length > 0 ? [`No change in: ${unchanged.join(', ')}.`] : []),
  ].join('\n');
}

/** "1,481" */
const inFigures = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
