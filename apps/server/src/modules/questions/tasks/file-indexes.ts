import { createHash } from 'node:crypto';
import { decodeFileIndex, type FileIndex } from '@recto/core/answers';
import { type TaskContext, TaskError, type WorkerState } from '#kernel/define-task.ts';
import { IndexCache } from '#modules/questions/tasks/index-cache.ts';

/** Which retrieval index a task works on. */
export interface IndexReference {
  readonly fileId: string;
  /** Where it is stored; a file that is read again has another index there. */
  readonly indexKey: string;
  /** Of the index as it was stored: workers keep it under this and its key, and refuse another as `index-unusable`. */
  readonly sha256: string;
}

/** Seconds for the largest file, so this is a fault, not a wait. */
const LIMIT_MS = 120_000;
export const INDEX_LIMITS = { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 600_000 };

/** Decoded indexes kept for the next question on the same file, by worker. */
const INDEX_CACHE_BYTES = 96_000_000;

const fileIndexes: WorkerState<IndexCache<FileIndex>> = {
  create: () => new IndexCache(INDEX_CACHE_BYTES, decodeFileIndex),
  erase: (indexes, fileId) => indexes.drop(fileId),
  keptBytes: (indexes) => indexes.size,
};

/** The index as this worker keeps it; where it does not, the caller's `loadBytes` gives its bytes. */
export async function openIndex(
  { use, loadBytes }: TaskContext<never, never>,
  { fileId, indexKey, sha256 }: IndexReference,
): Promise<FileIndex> {
  const indexes = use(fileIndexes);
  const key = `${indexKey} ${sha256}`;
  const known = indexes.get(key);
  if (known) return known;
  const { drops } = indexes;
  const bytes = await loadBytes();
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new TaskError('index-unusable', 'the index is not what was stored');
  const index = indexes.add({ fileId, key }, bytes);
  // Perhaps this file was deleted meanwhile, and nothing would drop it any more.
  if (indexes.drops !== drops) indexes.drop(fileId);
  return index;
}
