import type { FileItem } from '@recto/contract/library';
import { create } from 'zustand';
import { sentenceOf } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';
import { type Sent, sendUpload } from './send-upload.ts';
import type { UploadItem } from './upload-checks.ts';

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

/** Told of every file that the server has taken, or already had. */
type OnSent = (sent: Sent) => void;

/** Queues files for sending, and begins. */
export function startUploads(items: readonly UploadItem[], folderId: string | null, onSent: OnSent): void {
  const added = items.map(
    (item): Upload => ({ item, folderId, phase: 'queued', part: 0, message: null, file: null }),
  );
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  pump(onSent);
}

/** Sends a failed file again; its row keeps its place. */
export function retryUpload(id: string, onSent: OnSent): void {
  change(id, { phase: 'queued', part: 0, message: null });
  pump(onSent);
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

function pump(onSent: OnSent): void {
  const { uploads } = useUploads.getState();
  const free = CONCURRENCY - uploads.filter(({ phase }) => phase === 'sending').length;
  for (const upload of uploads.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, free))) {
    void send(upload, onSent).finally(() => pump(onSent));
  }
}

async function send({ item, folderId }: Upload, onSent: OnSent): Promise<void> {
  const controller = new AbortController();
  controllers.set(item.id, controller);
  change(item.id, { phase: 'sending' });
  try {
    const sent = await sendUpload(item, {
      folderId,
      signal: controller.signal,
      onProgress: (part) => change(item.id, { part }),
    });
    const phase = sent.file.duplicate ? 'duplicate' : 'sent';
    change(item.id, { phase, part: 1, message: sent.message, file: sent.file });
    onSent(sent);
  } catch (error) {
    if (controller.signal.aborted) return;
    reportFailure(error);
    change(item.id, { phase: 'failed', message: sentenceOf(error) });
  } finally {
    controllers.delete(item.id);
  }
}
