import type { Db } from '#kernel/database.ts';
import { type QuestionRow, selectQuestions } from '#modules/questions/question-files.store.ts';

interface Asked {
  readonly accountId: string;
  /** A conversation, or a file with all that was asked of it alone. */
  readonly id: string;
  /** What is asked later does not count. */
  readonly until: Date;
}

const selectAsked = (db: Db, { accountId, id, until }: Asked) =>
  selectQuestions(db)
    .where('account_id', '=', accountId)
    .where('batch_id', 'is', null)
    .where((eb) => eb.or([eb('conversation_id', '=', id), eb('file_set', '=', id)]))
    .where('created_at', '<=', until);

/** Oldest first, a part at a time: those after one that was read already. */
export function listAsked(
  db: Db,
  asked: Asked & { readonly after: QuestionRow | undefined; readonly limit: number },
): Promise<QuestionRow[]> {
  const { after, limit } = asked;
  const all = selectAsked(db, asked).orderBy('created_at').orderBy('id').limit(limit);
  if (!after) return all.execute();
  return all
    .where((eb) =>
      eb.or([
        eb('created_at', '>', after.created_at),
        eb.and([eb('created_at', '=', after.created_at), eb('id', '>', after.id)]),
      ]),
    )
    .execute();
}

/** How many there are, and of which files. */
export async function countAsked(
  db: Db,
  asked: Asked,
): Promise<{ questions: number; fileIds: readonly string[] }> {
  const rows = await selectAsked(db, asked).clearSelect().select('id').execute();
  if (rows.length === 0) return { questions: 0, fileIds: [] };
  const files = await db
    .selectFrom('question_file')
    .select('file_id')
    .distinct()
    .where(
      'question_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return { questions: rows.length, fileIds: files.map(({ file_id }) => file_id) };
}
