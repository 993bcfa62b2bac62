import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import { countAsked, listAsked } from '#modules/questions/conversation.store.ts';
import type { SpanLocator } from '#modules/questions/locate-spans.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import { toQuestion } from '#modules/questions/to-question.ts';

interface ConversationDeps {
  readonly database: Database;
  readonly locateSpans: SpanLocator;
}

const QUESTIONS_PER_READ = 100;

/** Questions that follow on each other, or all that were asked of a file, batches aside. */
export function makeConversations({ database, locateSpans }: ConversationDeps) {
  return {
    countConversation: (accountId: string, id: string, until: Date) =>
      countAsked(database.root, { accountId, id, until }),

    /** Oldest first, a part at a time. */
    async *streamConversation(accountId: string, id: string, until: Date): AsyncGenerator<Question[]> {
      let after: QuestionRow | undefined;
      for (;;) {
        const asked = { accountId, id, until, after, limit: QUESTIONS_PER_READ };
        const rows = await listAsked(database.root, asked);
        if (rows.length > 0) yield (await locateSpans(rows)).map(toQuestion);
        if (rows.length < QUESTIONS_PER_READ) return;
        after = rows.at(-1);
      }
    },
  };
}
