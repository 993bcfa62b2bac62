import { type FoldRequest, foldRows } from '#features/comparisons/fold-rows.ts';

/** Prepares the rows of a comparison beside the page, so that 50,000 of them do not stop it. */
interface Command {
  readonly action: string;
  readonly id: number;
  readonly request: FoldRequest;
}

self.addEventListener('message', ({ data }: MessageEvent<Command>) => {
  if (data.action !== 'fold') {
    console.error('Unknown action', data.action);
    return;
  }
  const folded = foldRows(data.request);
  self.postMessage({ id: data.id, ...folded }, { transfer: [folded.starts.buffer, folded.counts.buffer] });
});
