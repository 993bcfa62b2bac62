import type { ModelUsage } from '@recto/contract/questions';
import type { Selectable } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { SummaryCallTable } from '#modules/summaries/tables.ts';

/** The making of a summary, and what it is of. */
export interface Round {
  readonly id: string;
  readonly batchId?: string;
  readonly comparisonId?: string;
}

interface Call {
  readonly round: Round;
  readonly part: number;
}

export const findCall = (db: Db, { round, part }: Call): Promise<Selectable<SummaryCallTable> | undefined> =>
  db
    .selectFrom('summary_call')
    .selectAll()
    .where('round_id', '=', round.id)
    .where('part', '=', part)
    .executeTakeFirst();

/** Takes a call; false where it was taken before. */
export async function claimCall(
  db: Db,
  { round, part, model, at }: Call & { readonly model: string; readonly at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('summary_call')
    .values({
      round_id: round.id,
      part,
      batch_id: round.batchId ?? null,
      comparison_id: round.comparisonId ?? null,
      model,
      started_at: at,
      reply: null,
      usage: null,
    })
    .onConflict((conflict) => conflict.columns(['round_id', 'part']).doNothing())
    .returning('part')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps what the model has said, so that it is not asked again. */
export async function keepReply(
  db: Db,
  { round, part, reply, usage }: Call & { readonly reply: unknown; readonly usage: ModelUsage },
): Promise<void> {
  await db
    .updateTable('summary_call')
    .set({ reply: JSON.stringify(reply), usage: JSON.stringify(usage) })
    .where('round_id', '=', round.id)
    .where('part', '=', part)
    .execute();
}

export async function deleteCalls(db: Db, roundId: string): Promise<void> {
  await db.deleteFrom('summary_call').where('round_id', '=', roundId).execute();
}

export async function deleteCallsOfBatches(db: Db, batchIds: readonly string[]): Promise<void> {
  if (batchIds.length > 0) await db.deleteFrom('summary_call').where('batch_id', 'in', batchIds).execute();
}
