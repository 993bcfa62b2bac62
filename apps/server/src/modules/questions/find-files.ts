import type { FileRow, Library } from '#modules/library/index.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

/** The files of a question in their order; undefined where one of them is gone, and so the question. */
export async function findFilesForWork(
  library: Pick<Library, 'findFileForWork'>,
  { file_ids }: Pick<QuestionRow, 'file_ids'>,
): Promise<FileRow[] | undefined> {
  const found = await Promise.all(file_ids.map((id) => library.findFileForWork(id)));
  const files = found.flatMap((file) => file ?? []);
  return files.length > 0 && files.length === file_ids.length ? files : undefined;
}
