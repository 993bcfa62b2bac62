import type { Db } from '#kernel/database.ts';
import { holdsWords } from '#kernel/search-names.ts';
import type { Library } from '#modules/library/index.ts';

/**
 * The ids of what an account has asked with this word, as `wordsOf` gives it, or of any of these files, alone or with
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
    .where((eb) =>
      eb.or([
        holdsWords(eb.ref('question'), [word]),
        eb('id', 'in', eb.selectFrom('question_file').select('question_id').where('file_id', 'in', fileIds)),
      ]),
    );
