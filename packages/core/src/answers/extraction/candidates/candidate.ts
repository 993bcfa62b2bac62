import type { TextRange } from '#text/text-range.ts';
import type { TableRow } from '#table-rows/table-row.ts';
import type { Unit } from '#sentences/units.ts';
import type { CandidateFeatures } from '../features/candidate-features.ts';

/** A sentence, item or row that may answer. */
export interface Candidate {
  readonly page: number;
  readonly pageText: string;
  /** Of the page. */
  readonly language: string;
  readonly unit: Unit;
  /** The sentence just before it, for one that refers back. */
  readonly before?: TextRange;
  /** What it introduces. */
  readonly items: readonly TextRange[];
  readonly row: TableRow | null;
  /** Its own words, as they are read. */
  readonly text: string;
  readonly features: CandidateFeatures;
  readonly score: number;
}

/** What the best pages say to a question. */
export interface Collected {
  /** What was read closely, best first. */
  readonly candidates: readonly Candidate[];
  /** What was not: its `fit` and `isMakerLine` are guessed. */
  readonly others: readonly Unread[];
}

/** As much of a candidate as is known before it is read closely. */
export type Unread = Pick<Candidate, 'unit' | 'features' | 'score'>;
