import { findStatements as find } from '@recto/core/answer-changes';
import { pageText } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS, type StoredPagesRequest } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

interface FindRequest extends StoredPagesRequest {
  readonly statements: readonly string[];
}

/** Which statements stand on some pages that follow each other, whether or not a page ends within them. */
export const findStatements = defineTask<FindRequest, boolean[]>({
  name: 'find-statements',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ pages, statements }) =>
    find(pages.map((page) => pageText(openStored(page))).join('\n'), statements),
});
