import type { FileItem } from '@recto/contract/library';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { sentenceOf } from '#lib/api-error.ts';
import { runMutation } from '#lib/run-mutation.ts';
import type { UploadItem } from './upload-checks.ts';
import { uploadMutation } from './upload-mutations.ts';

/** Files sent at once. More would only share the same line. */
const CONCURRENCY = 2;

export interface Upload {
  item: UploadItem;
  folderId: string | null;
  phase: 'queued' | 'sending' | 'sent' | 'duplicate' | 'failed';
  /** The part that has been sent, 0 to 1. */
  part: number;
  /** What the server said: why it failed, or where the duplicate lies. */
  message: string | null;
  file: FileItem | null;
}

/** The uploads of this visit, in the order of their choice. */
export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

const controllers = new Map<string, AbortController>();

function change(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.item.id === id ? { ...upload, ...changes } : upload)),
  }));
}

export const isPending = (upload: Upload): boolean => upload.phase === 'queued' || upload.phase === 'sending';

/** Queues files for sending, and begins. */
export function startUploads(
  client: QueryClient,
  items: readonly UploadItem[],
  folderId: string | null,
): void {
  const added = items.map(
    (item): Upload => ({ item, folderId, phase: 'queued', part: 0, message: null, file: null }),
  );
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  pump(client);
}

/** Sends a failed file again; its row keeps its place. */
export function retryUpload(client: QueryClient, id: string): void {
  change(id, { phase: 'queued', part: 0, message: null });
  pump(client);
}

/** Takes an upload out of the list, stopping it when it is still being sent. */
export function removeUpload(id: string): void {
  controllers.get(id)?.abort();
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(({ item }) => item.id !== id) }));
}

/** Empties the list of what is no longer being sent. */
export function clearFinished(): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(isPending) }));
}

function pump(client: QueryClient): void {
  const { uploads } = useUploads.getState();
  const free = CONCURRENCY - uploads.filter(({ phase }) => phase === 'sending').length;
  for (const upload of uploads.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, free))) {
    void send(client, upload).finally(() => pump(client));
  }
}

async function send(client: QueryClient, { item, folderId }: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(item.id, controller);
  change(item.id, { phase: 'sending' });
  try {
    const sent = await runMutation(client, uploadMutation(client), {
      item,
      folderId,
      signal: controller.signal,
      onProgress: (part) => change(item.id, { part }),
    });
    const phase = sent.file.duplicate ? 'duplicate' : 'sent';
    change(item.id, { phase, part: 1, message: sent.message, file: sent.file });
  } catch (error) {
    if (controller.signal.aborted) return;
    change(item.id, { phase: 'failed', message: sentenceOf(error) });
  } finally {
    controllers.delete(item.id);
  }
}
