import type { InputPiece } from '#kernel/define-task.ts';
import type { Pages } from '#modules/ingestion/index.ts';

type Batch = ReturnType<Pages['streamStored']> extends AsyncIterable<infer B> ? B : never;

/** A stored page as tasks take it. */
type TakenPage = Pick<Batch[number], 'label' | 'content'> & { readonly blocks?: Uint8Array };

/** Stored pages as the input of a task, batch by batch. */
export function streamPieces(
  pages: ReturnType<Pages['streamStored']>,
): () => Promise<InputPiece<readonly TakenPage[]> | null> {
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
