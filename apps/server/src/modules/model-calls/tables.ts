import type { ModelCallItem } from '@recto/contract/model-calls';
import type { ColumnType } from 'kysely';
import type { OutsideRefusal } from '#kernel/guard-model.ts';
import type { ModelFailure } from '#kernel/language-model.ts';

/** What a model is asked for; a new purpose brings a reference to what it is about (see the migration). */
export type CallPurpose = ModelCallItem['purpose'];

/**
 * How a call ended.
 *
 * - `replied`: there is a reply
 * - a failure of the model, `stopped` among them: called off while it was under way
 * - whose switch did not let text out: nothing was sent
 * - `called-off`: nobody wanted it before it was made, and it never is
 * - `interrupted`: whoever made it left neither a reply nor a reason
 * - `failed`: on our side
 */
export type CallOutcome = 'replied' | ModelFailure | OutsideRefusal | 'called-off' | 'interrupted' | 'failed';

/** The ledger: one call of a language model, claimed before it is made. It goes with what it is about. */
export interface ModelCallTable {
  purpose: CallPurpose;
  /** The question, batch or comparison. */
  subject_id: string;
  /** Of one making of one result: a job that runs again names the same, a result that is made anew another. */
  round: string;
  /** Among the calls of its round. */
  part: number;
  account_id: string;
  /** `<provider>/<model>`. */
  model: string;
  started_at: Date;
  ended_at: Date | null;
  /** Null while it is under way, and after a kill until its job runs again. */
  outcome: CallOutcome | null;
  input_tokens: number;
  output_tokens: number;
  /** What was said, until it has been checked. */
  reply: ColumnType<unknown, string | null, string | null>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    model_call: ModelCallTable;
  }
}
