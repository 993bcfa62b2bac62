import type { ModelUsage } from '@recto/contract/questions';
import type { DraftAnswer } from '@recto/core/answers';
import type { Selectable } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { ModelCallTable } from '#modules/questions/tables.ts';

export type ModelCall = Selectable<ModelCallTable>;

export async function findCall(db: Db, questionId: string): Promise<ModelCall | undefined> {
  return db.selectFrom('model_call').selectAll().where('question_id', '=', questionId).executeTakeFirst();
}

/** Takes the one call that a question has; false where it was taken before. */
export async function claimCall(
  db: Db,
  call: { readonly questionId: string; readonly model: string; readonly at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('model_call')
    .values({
      question_id: call.questionId,
      model: call.model,
      started_at: call.at,
      is_stopped: false,
      draft: null,
      usage: null,
    })
    .onConflict((conflict) => conflict.column('question_id').doNothing())
    .returning('question_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Has a question that is not answered yet go without its call. */
export async function stopCall(
  db: Db,
  call: { readonly questionId: string; readonly model: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('model_call')
    .values({
      question_id: call.questionId,
      model: call.model,
      started_at: call.at,
      is_stopped: true,
      draft: null,
      usage: null,
    })
    .onConflict((conflict) => conflict.column('question_id').doUpdateSet({ is_stopped: true }))
    .execute();
}

/** Keeps what the model has said, so that it is not asked again. */
export async function keepReply(
  db: Db,
  questionId: string,
  { draft, usage }: { readonly draft: DraftAnswer; readonly usage: ModelUsage },
): Promise<void> {
  await db
    .updateTable('model_call')
    .set({ draft: JSON.stringify(draft), usage: JSON.stringify(usage) })
    .where('question_id', '=', questionId)
    .execute();
}

export async function deleteCall(db: Db, questionId: string): Promise<void> {
  await db.deleteFrom('model_call').where('question_id', '=', questionId).execute();
}
