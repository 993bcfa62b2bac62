import { contract } from '@recto/contract';
import { MAX_FILES_DELETED } from '@recto/contract/library';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { runMutation } from '#lib/run-mutation.ts';
import { useSession } from '#lib/session.ts';
import { readStored, store } from '#lib/storage.ts';
import type { SendOptions } from '#shared/deletions/delete-later.ts';
import { markDeleted, unmarkDeleted } from '#shared/deletions/deleted.ts';
import { libraryKeys } from '#shared/files/queries.ts';

/** Browsers let the calls that outlive a page hold 64 KiB together, and refuse what goes beyond. */
export const KEEPALIVE_BYTES = 60_000;
export const UNSENT_KEY = 'unsent-deletions';

/** The bytes of the calls under way that may outlive the page. */
let outliving = 0;

interface Unsent {
  readonly userId: string;
  readonly ids: readonly string[];
}

function readUnsent(): Unsent | null {
  try {
    const { userId, ids } = JSON.parse(readStored(UNSENT_KEY) ?? '') as Unsent;
    return typeof userId === 'string' && Array.isArray(ids) ? { userId, ids } : null;
  } catch {
    return null;
  }
}

const userIdNow = (): string => useSession.getState().user?.userId ?? '';

/** The ids that the account signed in has left behind. */
const unsentIds = (): readonly string[] => {
  const unsent = readUnsent();
  return unsent !== null && unsent.userId === userIdNow() ? unsent.ids : [];
};

const storeUnsent = (ids: readonly string[]): boolean =>
  store(UNSENT_KEY, ids.length === 0 ? null : JSON.stringify({ userId: userIdNow(), ids } satisfies Unsent));

function forgetUnsent(sent: readonly string[]): void {
  const gone = new Set(sent);
  storeUnsent(unsentIds().filter((id) => !gone.has(id)));
}

async function deletePart(ids: readonly string[], { keepalive }: SendOptions): Promise<void> {
  const body = { ids: [...ids] };
  const bytes = keepalive ? JSON.stringify(body).length : 0;
  // What does not fit is sent when the product is opened again, or by another tab that is open.
  if (outliving + bytes > KEEPALIVE_BYTES && storeUnsent([...unsentIds(), ...ids])) return;
  outliving += bytes;
  try {
    // What the server names as failed is gone already.
    await call(contract.files.deleteMany, { body, keepalive });
  } finally {
    outliving -= bytes;
  }
}

/** Deletes any number of files, in as many calls as the contract asks for. */
export async function deleteInParts(ids: readonly string[], options: SendOptions): Promise<void> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_FILES_DELETED) }, (_, part) =>
    ids.slice(part * MAX_FILES_DELETED, (part + 1) * MAX_FILES_DELETED),
  );
  await Promise.all(parts.map((part) => deletePart(part, options)));
}

/** Ends deletions for which the page that began them had no room when it was left. */
export async function sendUnsentDeletions(client: QueryClient): Promise<void> {
  const ids = unsentIds();
  if (ids.length === 0) return;
  markDeleted(...ids.map((id) => ({ id, isConfirmed: true })));
  const mutationFn = async () => deleteInParts(ids, { keepalive: false });
  try {
    await runMutation(client, { gcTime: 0, mutationFn }, undefined);
    forgetUnsent(ids);
  } catch (error) {
    const mayWorkLater = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    if (!mayWorkLater) forgetUnsent(ids);
    unmarkDeleted(...ids.map((id) => ({ id })));
    toastFailure(error as Error, 'Some files could not be deleted');
  }
  void client.invalidateQueries({ queryKey: libraryKeys.all });
}

/** Sends them now, and whenever a tab has left some behind or a page is shown again as it was left. */
export function watchUnsentDeletions(client: QueryClient): () => void {
  const send = () => void sendUnsentDeletions(client);
  const onStorage = ({ key, newValue }: StorageEvent) => key === UNSENT_KEY && newValue !== null && send();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && send();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  send();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
