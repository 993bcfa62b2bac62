import type { FileType } from '@recto/contract/file-types';
import type { Readers } from '@recto/readers';
import type { AnyTask } from '#kernel/define-task.ts';
import { buildIndex } from '#modules/ingestion/tasks/build-index.ts';
import { makeReadingTasks } from '#modules/ingestion/tasks/reading-tasks.ts';
import { readTexts } from '#modules/ingestion/tasks/read-texts.ts';
import { searchPages } from '#modules/ingestion/tasks/search-pages.ts';
import { findAnswer } from '#modules/questions/tasks/find-answer.ts';

/** The tasks of all capabilities, for documents of the types that can be read. */
export function makeTasks(readers: Readers<FileType>): readonly AnyTask[] {
  const { readPages, checkPassword } = makeReadingTasks(readers);
  return [readPages, checkPassword, buildIndex, readTexts, searchPages, findAnswer];
}
