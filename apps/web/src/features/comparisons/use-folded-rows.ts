import { useEffect, useRef, useState } from 'react';
import type { FoldedRows, FoldRequest } from '#features/comparisons/fold-rows.ts';

/** The rows as they are shown, prepared by a worker; null until it has answered for the first time. */
export function useFoldedRows(request: FoldRequest): FoldedRows | null {
  const [folded, setFolded] = useState<FoldedRows | null>(null);
  const worker = useRef<Worker | null>(null);
  const lastId = useRef(0);
  useEffect(() => {
    const started = new Worker(new URL('./comparison.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FoldedRows & { readonly id: number }>) => {
      if (data.id === lastId.current) setFolded({ starts: data.starts, counts: data.counts });
    });
    worker.current = started;
    return () => started.terminate();
  }, []);
  const key = JSON.stringify([
    request.rowsTotal,
    request.changes.length,
    request.changesOnly,
    request.opened,
  ]);
  useEffect(() => {
    worker.current?.postMessage({ action: 'fold', id: ++lastId.current, request });
    // oxlint-disable-next-line react/exhaustive-deps -- the changes of a comparison do not change, only more of them come
  }, [key]);
  return folded;
}
