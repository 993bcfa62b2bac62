import type { Db } from '#kernel/database.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

interface Asked {
  readonly accountId: string;
  /** A conversation, or a file with all its conversations. */
  readonly id: string;
  /** What is asked later does not count. */
  readonly until: Date;
}

const selectAsked = (db: Db, { accountId, id, until }: Asked) =>
  db
    .selectFrom('question')
    .where('account_id', '=', accountId)
    .where('batch_id', 'is', null)
    .where((eb) => eb.or([eb('conversation_id', '=', id), eb('file_id', '=', id)]))
    .where('created_at', '<=', until);

/** Oldest first, a part at a time: those after one that was read already. */
export function listAsked(
  db: Db,
  asked: Asked & { readonly after: QuestionRow | undefined; readonly limit: number },
): Promise<QuestionRow[]> {
  const { after, limit } = asked;
  return selectAsked(db, asked)
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('created_at', '>', after?.created_at ?? asked.until),
          eb.and([eb('created_at', '=', after?.created_at ?? asked.until), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many there are, and of which files. */
export async function countAsked(
  db: Db,
  asked: Asked,
): Promise<{ questions: number; fileIds: readonly string[] }> {
  const rows = await selectAsked(db, asked)
    .select(({ fn }) => ['file_id', fn.countAll<number>().as('questions')])
    .groupBy('file_id')
    .execute();
  return {
    questions: rows.reduce((sum, { questions }) => sum + Number(questions), 0),
    fileIds: rows.flatMap(({ file_id }) => file_id ?? []),
  };
}
