import type { FileItem } from '@recto/contract/library';
import { useEffect, useRef, useState } from 'react';
import { takeChosenFiles, useChosenFiles } from '#shared/uploads/chosen-files.ts';
import {
  hashOf,
  makeUploadItem,
  type UploadItem,
  type UploadLanguage,
} from '#shared/uploads/upload-checks.ts';

/** The files chosen in the upload dialog, or the newer version of one; each is hashed as soon as it is chosen. */
export function useSelection(previous: FileItem | null) {
  const [selection, setSelection] = useState<readonly UploadItem[]>([]);
  const current = useRef(selection);
  const queue = useRef<UploadItem[]>([]);
  const isHashing = useRef(false);
  const set = (next: readonly UploadItem[]) => {
    current.current = next;
    setSelection(next);
  };
  const change = (id: string | null, changes: Partial<UploadItem>) =>
    set(current.current.map((item) => (id === null || item.id === id ? { ...item, ...changes } : item)));

  const add = (files: readonly File[]) => {
    const added = files.map((file) => makeUploadItem(file, previous?.lang));
    set([...current.current, ...added]);
    queue.current.push(...added.filter(({ checking }) => checking));
    void hashQueued();
  };
  // One after the other: each is held in memory whole.
  const hashQueued = async () => {
    if (isHashing.current) return;
    isHashing.current = true;
    for (let item = queue.current.shift(); item; item = queue.current.shift()) {
      const { id, file } = item;
      if (!current.current.some((other) => other.id === id)) continue;
      await hashOf(file).then(
        (hash) => change(id, { hash, checking: false }),
        () => change(id, { refusal: 'This file cannot be read from your device.', checking: false }),
      );
    }
    isHashing.current = false;
  };
  useEffect(() => () => void queue.current.splice(0), []);

  // Files dropped beside the dialog, or on another screen, arrive here.
  const waiting = useChosenFiles((state) => state.files);
  useEffect(() => {
    if (waiting.length > 0) add(takeChosenFiles());
  });

  return {
    selection,
    add,
    /** Leaves only those that are named. */
    keep: (ids: ReadonlySet<string>) => set(current.current.filter(({ id }) => ids.has(id))),
    remove: (id: string) => set(current.current.filter((item) => item.id !== id)),
    setLanguage: (id: string | null, lang: UploadLanguage) => change(id, { lang }),
  };
}
