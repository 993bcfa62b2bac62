import type { InputPiece } from '#kernel/define-task.ts';
import type { StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** Stored pages as the input of a task, batch by batch. */
export function streamPieces(
  pages: AsyncIterable<readonly StoredPage[]>,
): () => Promise<InputPiece<readonly StoredPage[]> | null> {
  const batches = pages[Symbol.asyncIterator]();
  return async () => {
    const { done, value } = await batches.next();
    if (done) return null;
    return {
      value: value.map(({ label, content, blocks }) => ({
        content: new Uint8Array(content),
        ...(label !== undefined && { label }),
        ...(blocks && { blocks: new Uint8Array(blocks) }),
      })),
    };
  };
}
