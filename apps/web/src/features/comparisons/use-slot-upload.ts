import type { FileItem } from '@recto/contract/library';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import { isDeleted } from '#shared/deletions/deleted.ts';
import { filesByHashQuery } from '#shared/files/queries.ts';
import { hashOf, makeUploadItem, type UploadItem } from '#shared/uploads/upload-checks.ts';
import { removeUpload, startUploads, useUploads } from '#shared/uploads/upload-queue.ts';

/** A file of the device on its way into one of the two slots. */
export interface SlotUpload {
  readonly name: string;
  readonly phase: 'checking' | 'sending' | 'refused';
  /** Of its bytes, so many are sent. */
  readonly percent: number;
  /** Why it is not taken. */
  readonly reason: string | null;
}

interface SlotUploadOptions {
  /** Where a file goes that is new. */
  readonly folderId: string | null;
  /** Takes a file of the library into the slot, or says why not. */
  readonly onTake: (file: FileItem) => string | null;
}

const NOTHING = { item: null, reason: null } as const;

/**
 * Takes a file of the device into a slot: one that the library has is recognised by its bytes, any other one is uploaded. It is in
 * the slot as soon as the library has it; what becomes of it then is told there.
 */
export function useSlotUpload({ folderId, onTake }: SlotUploadOptions) {
  const client = useQueryClient();
  const [state, setState] = useState<{ item: UploadItem | null; reason: string | null }>(NOTHING);
  /** A later file, or none, takes the place of the one that is being looked at. */
  const turn = useRef(0);
  const upload = useUploads(({ uploads }) => uploads.find(({ item }) => item.id === state.item?.id));

  const put = (file: FileItem) => {
    const reason = onTake(file);
    setState((before) => (reason === null ? NOTHING : { ...before, reason }));
  };
  const taken = useRef(put);
  useEffect(() => {
    taken.current = put;
  });
  const sent = upload?.file ?? null;
  useEffect(() => {
    if (sent) taken.current(sent);
  }, [sent]);

  const stop = () => {
    turn.current++;
    if (upload && !upload.file) removeUpload(upload.item.id);
    setState(NOTHING);
  };

  const take = async (files: readonly File[]) => {
    stop();
    const own = turn.current;
    const [file, ...others] = files;
    if (!file) return;
    const item = makeUploadItem(file);
    if (others.length > 0)
      return setState({ item, reason: `${files.length} files were dropped, and one has room here.` });
    setState({ item, reason: item.refusal });
    if (item.refusal !== null) return;
    try {
      const { hash, known } = await recognise(client, file);
      if (own !== turn.current) return;
      if (known) taken.current(known);
      else startUploads(client, [{ ...item, hash, checking: false }], { folderId });
    } catch {
      if (own === turn.current) setState({ item, reason: 'This file cannot be read from your device.' });
    }
  };

  return { upload: state.item && describe(state.item, state.reason, upload), take, stop };
}

type Sending = ReturnType<typeof useUploads.getState>['uploads'][number] | undefined;

function describe(item: UploadItem, reason: string | null, upload: Sending): SlotUpload {
  const failure = reason ?? (upload?.phase === 'failed' ? upload.message : null);
  const percent = Math.round((upload?.part ?? 0) * 100);
  if (failure !== null) return { name: item.name, phase: 'refused', percent, reason: failure };
  return { name: item.name, phase: upload ? 'sending' : 'checking', percent, reason: null };
}

/** The file of the library with the same bytes; one that was just deleted makes room first. */
async function recognise(client: QueryClient, file: File) {
  const hash = await hashOf(file);
  if (hash === null) return { hash, known: undefined };
  // It only spares the way: the server tells of a duplicate in any case.
  const found = await client.query(filesByHashQuery([hash])).catch(() => null);
  const known = found?.get(hash);
  if (!known || !isDeleted(known)) return { hash, known };
  await commitDeletions({ keepalive: false });
  return { hash, known: undefined };
}
