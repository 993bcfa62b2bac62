import type { InputPiece } from '#kernel/define-task.ts';
import type { IndexPage } from '#modules/ingestion/tasks/build-index.ts';

/** Gives a task stored pages batch by batch; the next batch is fetched while the task is at the one before. */
export function makePageFeed<P extends IndexPage>(batches: AsyncIterable<readonly P[]>) {
  const iterator = batches[Symbol.asyncIterator]();
  const fetch = () => {
    const fetched = iterator.next();
    // Heard of by whoever asks for it, if anybody still does.
    fetched.catch(() => {});
    return fetched;
  };
  let ahead = fetch();
  return {
    /** The next batch; null after the last. */
    async next(): Promise<InputPiece<readonly P[]> | null> {
      const { done, value } = await ahead;
      if (done) return null;
      ahead = fetch();
      // Copied, to be moved: what comes from a database may be parts of one large buffer.
      const pages = value.map((page) => ({
        ...page,
        content: new Uint8Array(page.content),
        ...(page.blocks && { blocks: new Uint8Array(page.blocks) }),
      }));
      return { value: pages, moved: pages.map(({ content }) => content.buffer) };
    },
    /** To be called however the work has ended. */
    async close(): Promise<void> {
      await iterator.return?.();
    },
  };
}
