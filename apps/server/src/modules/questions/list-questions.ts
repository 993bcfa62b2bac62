import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import type { Library } from '#modules/library/index.ts';
import type { PresentQuestions } from '#modules/questions/present-questions.ts';
import { countAbout, selectAlone } from '#modules/questions/question-files.store.ts';
import { selectHolding } from '#modules/questions/search.store.ts';
import * as store from '#modules/questions/store.ts';

interface ListDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly present: PresentQuestions;
}

const sameWords = (question: string): string => question.toLowerCase().replace(/\s+/gu, ' ').trim();

/** What an account has asked, as lists and figures show it. */
export function makeListQuestions({ database, library, present }: ListDeps) {
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

    /** The ids of questions that hold a word or are asked of some files, for the statement of another module. */
    selectHolding: (held: Parameters<typeof selectHolding>[1]) => selectHolding(database.root, held),

    /** The ids of questions that are asked of a file alone, for the statement of another module. */
    selectAlone: (accountId: string, fileId: string) => selectAlone(database.root, accountId, fileId),

    countQuestions: (accountId: string) => store.countQuestions(database.root, accountId),

    /** Everything that an account has asked, newest first, a batch at a time. */
    async *streamAll(accountId: string): AsyncGenerator<Question[]> {
      for await (const rows of store.streamQuestions(database.root, accountId)) yield await present(rows);
    },

    /** Questions that were asked of both files, in whatever case and spaces, with the last answer of each; the last one first. */
    async listShared(accountId: string, left: string, right: string) {
      const answersOf = async (fileId: string) => {
        const answers = new Map<string, Question>();
        for (const asked of await present(await store.listQuestionsOf(database.root, accountId, fileId)))
          if (!answers.has(sameWords(asked.question))) answers.set(sameWords(asked.question), asked);
        return answers;
      };
      const [masters, children] = await Promise.all([answersOf(left), answersOf(right)]);
      return [...children].flatMap(([words, child]) => {
        const master = masters.get(words);
        return master ? [{ question: child.question, master, child }] : [];
      });
    },

    /**
     * These questions as a list shows them, by their ids, with name and kind of the file, of several those of the first. Those
     * of a file that is deleted meanwhile are left out.
     */
    async mapListed(accountId: string, ids: readonly string[]) {
      const rows = await store.findQuestions(database.root, accountId, ids);
      const files = await library.mapFiles(
        accountId,
        rows.flatMap(({ file_ids }) => file_ids),
      );
      const listed = (await present(rows)).flatMap((question) => {
        const own = question.files?.map(({ fileId }) => fileId) ?? [question.fileId ?? ''];
        const asked = own.flatMap((id) => files.get(id) ?? []);
        const [first] = asked;
        if (!first || asked.length < own.length) return [];
        return [{ ...question, fileName: first.name, pageKind: first.page_kind }];
      });
      return new Map(listed.map((question) => [question._id, question]));
    },
  };
}
