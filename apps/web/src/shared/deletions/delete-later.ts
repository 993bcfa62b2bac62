import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { beforeSignOut } from '#lib/before-sign-out.ts';
import { putBack, takeOut } from '#shared/deletions/cached-lists.ts';
import { type Deleted, markDeleted, unmarkDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { batchKeys } from '#shared/batches/queries.ts';
import { comparisonKeys } from '#shared/comparisons/queries.ts';
import { shortenMiddle } from '#lib/format.ts';
import { libraryKeys } from '#shared/files/queries.ts';
import { questionKeys } from '#shared/questions/queries.ts';
import { capsOf } from '#lib/shortcuts.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { runMutation } from '#lib/run-mutation.ts';
import { dismissToast } from '#ui/toast-store.ts';
import { toast } from '#ui/toast.tsx';

/** So long a deletion can be taken back; then the server is told. */
export const UNDO_MS = 10_000;

/** As much of a name as stands on one line of a toast. */
const SHOWN_LETTERS = 28;

/** Every list that may show what is deleted. */
const LISTS: readonly QueryKey[] = [libraryKeys.all, questionKeys.all, batchKeys.all, comparisonKeys.lists];

export interface SendOptions {
  /** Lets the call outlive the page. */
  readonly keepalive: boolean;
}

export interface Deletion {
  /** What goes, and comes back, together. */
  readonly things: readonly Deleted[];
  /** Said once the server has deleted it, as the server says it. */
  readonly message: string;
  /** The name of what goes, or how many. */
  readonly name: string;
  /** In words, what else goes with it; empty where nothing does. */
  readonly goesWith?: (client: QueryClient) => Promise<string>;
  /** Tells the server. */
  readonly send: (options: SendOptions) => Promise<unknown>;
}

interface Waiting {
  readonly undo: () => void;
  readonly commit: (options: SendOptions) => Promise<void>;
}

/** What can still be taken back, in the order of its deletion. */
const waiting = new Map<string, Waiting>();

const toastOf = (id: string): string => `deleted-${id}`;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Takes things from the screen at once and tells the server when they can no longer be taken back. */
export function deleteLater(client: QueryClient, deletion: Deletion): void {
  const { things, message, name, goesWith, send } = deletion;
  const [first] = things;
  if (!first || things.some(({ id }) => useDeleted.getState().deleted.has(id))) return;
  const { id } = first;
  const shownName = shortenMiddle(name, SHOWN_LETTERS);
  markDeleted(...things);
  const before = takeOut(client, LISTS, things);
  const restore = () => {
    unmarkDeleted(...things);
    putBack(client, before);
    refresh(client);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    waiting.delete(id);
    dismissToast(toastOf(id));
  };
  const undo = () => {
    stopWaiting();
    restore();
  };
  const settle = () => {
    markDeleted(...things.map((thing) => ({ ...thing, isConfirmed: true })));
    refresh(client);
  };
  const mutation: MutationOptions<unknown, Error, SendOptions> = {
    gcTime: 0,
    mutationFn: send,
    onSuccess: (_result, { keepalive }) => {
      settle();
      // Of a page that is left nobody reads it, and its call may not have been all.
      if (!keepalive) toast.success(message, { id: toastOf(id), description: shownName });
    },
    onError: (error) => {
      // Deleted elsewhere in the meantime: that was wanted.
      if (isGone(error)) return settle();
      restore();
      toastFailure(error, `${shownName} could not be deleted`);
    },
  };
  const commit = async (options: SendOptions) => {
    stopWaiting();
    await runMutation(client, mutation, options).catch(() => undefined);
  };
  const timer = setTimeout(() => void commit({ keepalive: false }), UNDO_MS);
  waiting.set(id, { undo, commit });
  const action = { label: 'Undo', keys: capsOf({ key: 'z', mod: true }).join(' '), onClick: undo };
  // Gone from the screen, no more than that: the call may still fail.
  const post = (description: string) =>
    toast.info('Deleted', { id: toastOf(id), description, duration: UNDO_MS, action });
  post(shownName);
  // Where it cannot be told the deletion is the same.
  void goesWith?.(client).then(
    (text) => text !== '' && waiting.has(id) && post(`${shownName}, with ${text}`),
    () => undefined,
  );
}

function refresh(client: QueryClient): void {
  for (const queryKey of LISTS) void client.invalidateQueries({ queryKey });
}

/** Makes the calls that were put off. */
export const commitDeletions = (options: SendOptions): Promise<unknown> =>
  Promise.allSettled([...waiting.values()].map(({ commit }) => commit(options)));

beforeSignOut(() => commitDeletions({ keepalive: false }));

const EDITED = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Takes back the latest, unless the key belongs to what is being typed. */
function onKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const latest = [...waiting.values()].at(-1);
  if (!isUndo || !latest || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(EDITED)) return;
  event.preventDefault();
  latest.undo();
}

if (typeof window !== 'undefined') {
  // The last moment at which a browser lets a page speak.
  window.addEventListener('pagehide', () => void commitDeletions({ keepalive: true }));
  window.addEventListener('keydown', onKey);
}
