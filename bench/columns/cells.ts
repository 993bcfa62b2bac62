import type { ClauseKey } from '@recto/core/clauses';

/** A cell and what it must hold. */
export interface RecordedCell {
  /** Of the held ones only counts are looked at. */
  readonly half: 'dev' | 'test';
  /** Below the folder of the test data. */
  readonly file: string;
  readonly question: string;
  readonly type: 'date' | 'duration' | 'amount' | 'names' | 'yesNo' | 'choice';
  readonly choices?: readonly string[];
  /** What lawyers labelled it as. */
  readonly clause?: ClauseKey;
  /** In the lawyers' words, in full numbers, ISO days or names; of several each is right. */
  readonly value: string | number | boolean | readonly number[];
}
