import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import { countAsked, listAsked } from '#modules/questions/conversation.store.ts';
import type { PresentQuestions } from '#modules/questions/present-questions.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

interface ConversationDeps {
  readonly database: Database;
  readonly present: PresentQuestions;
}

const QUESTIONS_PER_READ = 100;

/** Questions that follow on each other, or all that were asked of a file, batches aside. */
export function makeConversations({ database, present }: ConversationDeps) {
  return {
    countConversation: (accountId: string, id: string, until: Date) =>
      countAsked(database.root, { accountId, id, until }),

    /** Oldest first, a part at a time. */
    async *streamConversation(accountId: string, id: string, until: Date): AsyncGenerator<Question[]> {
      let after: QuestionRow | undefined;
      for (;;) {
        const asked = { accountId, id, until, after, limit: QUESTIONS_PER_READ };
        const rows = await listAsked(database.root, asked);
        if (rows.length > 0) yield await present(rows);
        if (rows.length < QUESTIONS_PER_READ) return;
        after = rows.at(-1);
      }
    },
  };
}
