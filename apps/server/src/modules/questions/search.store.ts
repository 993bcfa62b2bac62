import type { Db } from '#kernel/database.ts';
import { holdsWords, mayHoldWords } from '#kernel/search-names.ts';
import type { Library } from '#modules/library/index.ts';

/**
 * The ids of what an account has asked by itself with this word, as `wordsOf` gives it, or of any of these files, alone or with
 * others; for the statement of another module.
 */
export const selectHolding = (
  db: Db,
  {
    accountId,
    word,
    fileIds,
  }: {
    readonly accountId: string;
    readonly word: string;
    readonly fileIds: ReturnType<Library['selectNamed']>;
  },
) =>
  db
    .selectFrom('question')
    .select('id')
    .where('account_id', '=', accountId)
    .where('batch_id', 'is', null)
    .where((eb) =>
      mayHoldWords({ account: eb.ref('account_id'), text: eb.ref('question') }, accountId, [word]),
    )
    .where((eb) => holdsWords(eb.ref('question'), [word]))
    .unionAll(db.selectFrom('question_file').select('question_id as id').where('file_id', 'in', fileIds));
