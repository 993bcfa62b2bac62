import type { Db } from '#kernel/database.ts';
import { holdsWords } from '#kernel/search-names.ts';

/** The ids of what an account has asked with this word, as `wordsOf` gives it; for the statement of another module. */
export const selectHolding = (db: Db, accountId: string, word: string) =>
  db
    .selectFrom('question')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => holdsWords(eb.ref('question'), [word]));
