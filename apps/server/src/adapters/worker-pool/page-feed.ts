import type { StoredPageContent } from '#adapters/worker-pool/protocol.ts';

export interface PageFeed {
  /** The next pages; null after the last. */
  next(): Promise<readonly StoredPageContent[] | null>;
  /** To be called however the work has ended. */
  close(): Promise<void>;
}

/** Hands pages on batch by batch; the next batch is fetched while the thread is at the one before. */
export function makePageFeed(batches: AsyncIterable<readonly StoredPageContent[]>): PageFeed {
  const iterator = batches[Symbol.asyncIterator]();
  const fetch = () => {
    const fetched = iterator.next();
    // Heard of by whoever asks for it, if anybody still does.
    fetched.catch(() => {});
    return fetched;
  };
  let ahead = fetch();
  return {
    async next() {
      const { done, value } = await ahead;
      if (done) return null;
      ahead = fetch();
      return value;
    },
    async close() {
      await iterator.return?.();
    },
  };
}
