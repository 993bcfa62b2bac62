import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { toneOf } from '#features/comparisons/change-kinds.ts';
import { cx } from '#lib/cx.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';

const TONE_CLASS = {
  added: 'text-added-ink',
  removed: 'text-removed',
  moved: 'text-moved',
  changed: 'text-changed',
};

/** How many changes of each colour there are. */
export function Counts({ changes }: { changes: readonly ComparisonChange[] }) {
  const counts = { changed: 0, added: 0, removed: 0, moved: 0 };
  for (const change of changes) counts[toneOf(change)]++;
  return (
    <p className="flex grow flex-wrap gap-x-3 text-ink-2 text-xs max-sm:basis-full">
      {(Object.keys(counts) as (keyof typeof counts)[])
        .filter((tone) => counts[tone] > 0)
        .map((tone) => (
          <span key={tone}>
            <b className={cx('font-semibold', TONE_CLASS[tone])}>{counts[tone].toLocaleString('en-US')}</b>{' '}
            {tone}
          </span>
        ))}
      {changes.length === 0 && <span>No change in the text</span>}
    </p>
  );
}

/** The names of the files above their texts. */
export function Heads({ comparison: { masterFile, childFile } }: { comparison: Comparison }) {
  return (
    // As wide as the texts below: without their scroll bar, and without the map beside them.
    <div className="grid flex-none grid-cols-2 overflow-hidden border-line border-b bg-quiet [scrollbar-gutter:stable] sm:pe-3">
      {[masterFile, childFile].map((file, at) => (
        <div key={at} className="flex min-w-0 items-center gap-2 border-line border-e px-3 py-1.5 text-sm">
          <FileIcon type={file.type} />
          <FileName name={file.name} />
        </div>
      ))}
    </div>
  );
}
