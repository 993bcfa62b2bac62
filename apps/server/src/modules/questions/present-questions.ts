import type { Question } from '@recto/contract/questions';
import type { Library } from '#modules/library/index.ts';
import type { SpanLocator } from '#modules/questions/locate-spans.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import { toQuestion } from '#modules/questions/to-question.ts';

interface PresentDeps {
  readonly library: Pick<Library, 'mapFiles'>;
  readonly locateSpans: SpanLocator;
}

/** Questions as clients see them now, with the names of their files where there are several. */
export function makePresenter({ library, locateSpans }: PresentDeps) {
  return async (rows: readonly QuestionRow[]): Promise<Question[]> => {
    const current = await locateSpans(rows);
    const names = new Map<string, string>();
    for (const [accountId, fileIds] of filesToName(current))
      for (const { id, name } of (await library.mapFiles(accountId, [...fileIds])).values())
        names.set(id, name);
    return current.map((row) => toQuestion(row, names));
  };
}
export type PresentQuestions = ReturnType<typeof makePresenter>;

/** By account. */
function filesToName(rows: readonly QuestionRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { account_id, file_ids } of rows) {
    if (file_ids.length < 2) continue;
    const fileIds = wanted.get(account_id) ?? new Set();
    for (const id of file_ids) fileIds.add(id);
    wanted.set(account_id, fileIds);
  }
  return wanted;
}
