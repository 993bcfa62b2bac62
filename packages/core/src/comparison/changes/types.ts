import type { Edit } from './list-edits.ts';

/** What a change does, the weightiest first. */
export const CHANGE_KINDS = [
  'amount',
  'percentage',
  'negation-added',
  'negation-removed',
  'obligation-strengthened',
  'obligation-weakened',
  'exception-added',
  'exception-removed',
  'date',
  'period',
  'party',
  'definition-removed',
  'definition-changed',
  'definition-added',
  'reference-broken',
  'reference',
  'number',
  'clause-removed',
  'clause-added',
  'wording',
  'clause-moved',
  'clause-renumbered',
  'case',
  'punctuation',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An edit with what it does; at least one kind. */
export interface ClassifiedEdit extends Edit {
  readonly kinds: readonly ChangeKind[];
}

/** Edits that a reader sees as one change. */
export interface Change {
  /** From 1, in reading order. */
  readonly id: number;
  /** The weightiest first; at least one. */
  readonly kinds: readonly ChangeKind[];
  readonly edits: readonly ClassifiedEdit[];
  /** Indexes of its first and last row. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** First and last row of each stretch that it takes, in order; those of a move its words tell. */
  readonly stretches?: readonly (readonly [first: number, last: number])[];
  /** Pages on which it starts, from 1; null on a side without text. */
  readonly leftPage: number | null;
  readonly rightPage: number | null;
  /** Number of the clause in which it stands, as it is printed. */
  readonly clause?: string;
  /** Where it stands in a table or sheet, by the heads of its column and row. */
  readonly place?: string;
  /** All that was removed or added are rows of a table. */
  readonly isRows?: true;
  /** The move that it is, from 1. */
  readonly move?: number;
  /** Bigram similarity (Dice) of what its rows say on both sides, 0..1. */
  readonly similarity: number;
  /** How much it matters, for the order of a summary. */
  readonly weight: number;
}
