import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import type { Library } from '#modules/library/index.ts';
import type { SpanLocator } from '#modules/questions/locate-spans.ts';
import { countAbout } from '#modules/questions/files-of.store.ts';
import { selectHolding } from '#modules/questions/search.store.ts';
import * as store from '#modules/questions/store.ts';
import { toQuestion } from '#modules/questions/to-question.ts';

interface ListDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly locateSpans: SpanLocator;
}

const sameWords = (question: string): string => question.toLowerCase().replace(/\s+/gu, ' ').trim();

/** What an account has asked, as lists and figures show it. */
export function makeListQuestions({ database, library, locateSpans }: ListDeps) {
  return {
    /** The files that an account has asked, the last one first. A file that is deleted meanwhile is left out. */
    async listConversations(listing: Parameters<typeof store.listAskedFiles>[1]) {
      const { asked, total } = await store.listAskedFiles(database.root, listing);
      const files = await library.mapFiles(
        listing.accountId,
        asked.map(({ fileId }) => fileId),
      );
      const conversations = asked.flatMap(({ fileId, ...more }) => {
        const file = files.get(fileId);
        return file ? [{ file, ...more }] : [];
      });
      return { conversations, total };
    },

    countQuestionsOf: (accountId: string, fileIds: readonly string[]) =>
      store.countQuestionsOf(database.root, accountId, fileIds),

    /** How many answers, and reviews of them, go with these files. */
    countAbout: (accountId: string, fileIds: readonly string[]) =>
      countAbout(database.root, accountId, fileIds),

    /** The ids of questions that hold a word, for the statement of another module. */
    selectHolding: (accountId: string, word: string) => selectHolding(database.root, accountId, word),

    countQuestions: (accountId: string) => store.countQuestions(database.root, accountId),

    /** Everything that an account has asked, newest first, a batch at a time. */
    async *streamAll(accountId: string): AsyncGenerator<Question[]> {
      for await (const rows of store.streamQuestions(database.root, accountId))
        yield (await locateSpans(rows)).map(toQuestion);
    },

    /** Questions that were asked of both files, in whatever case and spaces, with the last answer of each; the last one first. */
    async listShared(accountId: string, left: string, right: string) {
      const answersOf = async (fileId: string) => {
        const answers = new Map<string, Question>();
        for (const row of await locateSpans(await store.listQuestionsOf(database.root, accountId, fileId)))
          if (!answers.has(sameWords(row.question))) answers.set(sameWords(row.question), toQuestion(row));
        return answers;
      };
      const [masters, children] = await Promise.all([answersOf(left), answersOf(right)]);
      return [...children].flatMap(([words, child]) => {
        const master = masters.get(words);
        return master ? [{ question: child.question, master, child }] : [];
      });
    },

    /** These questions as a list shows them, by their ids, with names and kinds of the files. Those of a file that is deleted meanwhile are left out. */
    async mapListed(accountId: string, ids: readonly string[]) {
      const current = await locateSpans(await store.findQuestions(database.root, accountId, ids));
      const fileIds = current.flatMap(({ file_id }) => file_id ?? []);
      const files = await library.mapFiles(accountId, fileIds);
      const listed = current.flatMap((row) => {
        const file = files.get(row.file_id ?? '');
        return file ? [{ ...toQuestion(row), fileName: file.name, pageKind: file.page_kind }] : [];
      });
      return new Map(listed.map((question) => [question._id, question]));
    },
  };
}
