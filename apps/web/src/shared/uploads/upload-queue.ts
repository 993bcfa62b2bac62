import type { FileItem } from '@recto/contract/library';
import { UPLOAD_CONCURRENCY } from '@recto/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { NetworkError, sentenceOf } from '#lib/api-error.ts';
import { isServerReachable } from '#lib/release.ts';
import { runMutation } from '#lib/run-mutation.ts';
import { libraryKeys } from '#shared/files/queries.ts';
import type { UploadItem } from '#shared/uploads/upload-checks.ts';
import { type FindFolder, makeFindFolder } from '#shared/uploads/upload-folders.ts';
import { uploadMutation } from '#shared/uploads/upload-mutations.ts';
import { addSent, secondsLeft, type Speed } from '#shared/uploads/upload-speed.ts';

/** How often it is looked whether the server can be reached again. */
const RETRY_MS = 3_000;
/** So often a file is sent that is broken off while the server can be reached. */
const MAX_ATTEMPTS = 3;

interface UploadTarget {
  folderId: string | null;
  /** The file of which it is a newer version. */
  previousFileId?: string | undefined;
}

export interface Upload extends UploadTarget {
  item: UploadItem;
  /** Where the folders that it was dropped with lie below that one. */
  findFolder?: FindFolder;
  phase: 'queued' | 'sending' | 'sent' | 'duplicate' | 'failed';
  /** The part that has been sent, 0 to 1. */
  part: number;
  /** How often it was broken off. */
  attempts?: number;
  /** What the server said: why it failed, or where the duplicate lies. */
  message: string | null;
  file: FileItem | null;
}

export interface Uploads {
  /** The uploads of this visit, in the order of their choice. */
  readonly uploads: readonly Upload[];
  /** Nothing more is begun; what is being sent is sent to its end. */
  readonly isPaused: boolean;
  /** The server cannot be reached; what was broken off goes first when it can. */
  readonly isOffline: boolean;
  /** Some were begun beside a document: their list is open there, too. */
  readonly isFollowed: boolean;
  /** Begins anew whenever sending does. */
  readonly speed: Speed;
}

export const NO_UPLOADS: Uploads = {
  uploads: [],
  isPaused: false,
  isOffline: false,
  isFollowed: false,
  speed: [],
};
export const useUploads = create<Uploads>(() => NO_UPLOADS);

const controllers = new Map<string, AbortController>();

function change(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.item.id === id ? { ...upload, ...changes } : upload)),
  }));
}

/** Takes note of how much of a file is sent, and of the bytes that are new in it. */
function progress(id: string, size: number, part: number): void {
  const before = useUploads.getState().uploads.find(({ item }) => item.id === id)?.part ?? 0;
  change(id, { part });
  const bytes = Math.max(0, part - before) * size;
  useUploads.setState(({ speed }) => ({ speed: addSent(speed, bytes, Date.now()) }));
}

/** Seconds until everything is sent; null while that cannot be told, or nothing is being sent. */
export function uploadSecondsLeft({ uploads, isPaused, isOffline, speed }: Uploads): number | null {
  if (isPaused || isOffline) return null;
  const bytes = uploads.filter(isPending).reduce((sum, { item, part }) => sum + item.size * (1 - part), 0);
  return bytes > 0 ? secondsLeft(speed, bytes) : null;
}

export const isPending = (upload: Upload): boolean => upload.phase === 'queued' || upload.phase === 'sending';

/** Queues files for sending, and begins. */
export function startUploads(client: QueryClient, items: readonly UploadItem[], target: UploadTarget): void {
  const findFolder = makeFindFolder(client);
  const added = items.map(
    (item): Upload => ({ item, ...target, findFolder, phase: 'queued', part: 0, message: null, file: null }),
  );
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  startNext(client);
}

/** Sends a failed file again; its row keeps its place. */
export function retryUpload(client: QueryClient, id: string): void {
  change(id, { phase: 'queued', part: 0, attempts: 0, message: null });
  startNext(client);
}

export const pauseUploads = (): void => useUploads.setState({ isPaused: true, speed: [] });

export function resumeUploads(client: QueryClient): void {
  useUploads.setState({ isPaused: false });
  startNext(client);
}

function drop(isDropped: (upload: Upload) => boolean): void {
  const { uploads } = useUploads.getState();
  useUploads.setState({ uploads: uploads.filter((upload) => !isDropped(upload)) });
  for (const { item } of uploads.filter(isDropped)) controllers.get(item.id)?.abort();
  if (!useUploads.getState().uploads.some(isPending)) useUploads.setState({ isPaused: false });
  if (useUploads.getState().uploads.length === 0) useUploads.setState({ isFollowed: false });
}

export const followUploads = (): void => useUploads.setState({ isFollowed: true });

/** Takes an upload out of the list, stopping it when it is still being sent. */
export const removeUpload = (id: string): void => drop(({ item }) => item.id === id);

/** Stops everything that is not sent yet. What is sent stays. */
export const cancelUploads = (): void => drop(isPending);

/** Empties the list of what is no longer being sent. */
export const clearFinished = (): void => drop((upload) => !isPending(upload));

function startNext(client: QueryClient): void {
  const { uploads, isPaused, isOffline } = useUploads.getState();
  if (isPaused || isOffline) return;
  const free = UPLOAD_CONCURRENCY - uploads.filter(({ phase }) => phase === 'sending').length;
  for (const upload of uploads.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, free)))
    void send(client, upload).finally(() => {
      startNext(client);
      // Told once, since each list may be long: the counts beside the folders.
      if (useUploads.getState().uploads.some(isPending)) return;
      useUploads.setState({ speed: [] });
      void client.invalidateQueries({ queryKey: libraryKeys.all });
    });
}

async function send(client: QueryClient, { item, attempts = 0, ...upload }: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(item.id, controller);
  change(item.id, { phase: 'sending' });
  try {
    const folderId = (await upload.findFolder?.(upload.folderId, item.folders)) ?? upload.folderId;
    const sent = await runMutation(client, uploadMutation(client), {
      item,
      folderId,
      previousFileId: upload.previousFileId,
      signal: controller.signal,
      onProgress: (part) => progress(item.id, item.size, part),
    });
    const phase = sent.file.duplicate ? 'duplicate' : 'sent';
    change(item.id, { phase, part: 1, message: sent.message, file: sent.file });
  } catch (error) {
    if (controller.signal.aborted) return;
    const isReachable = !(error instanceof NetworkError) || (await isServerReachable());
    const isBrokenOff = error instanceof NetworkError && (!isReachable || attempts + 1 < MAX_ATTEMPTS);
    if (!isBrokenOff) return change(item.id, { phase: 'failed', message: sentenceOf(error) });
    change(item.id, { phase: 'queued', part: 0, attempts: attempts + (isReachable ? 1 : 0) });
    if (!isReachable) void waitForServer(client);
  } finally {
    controllers.delete(item.id);
  }
}

/** Without a server all wait for it. */
async function waitForServer(client: QueryClient): Promise<void> {
  if (useUploads.getState().isOffline) return;
  useUploads.setState({ isOffline: true, speed: [] });
  do await untilOnlineOr(RETRY_MS);
  while (useUploads.getState().uploads.some(isPending) && !(await isServerReachable()));
  useUploads.setState({ isOffline: false });
  startNext(client);
}

/** Browsers know of some connections when they are back. */
const untilOnlineOr = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
