import type { FileItem } from '@recto/contract/library';
import { cx } from '#lib/cx.ts';

type Shown = Pick<FileItem, 'stages' | 'status' | 'progress'>;

/** How far the running stage is, 0 to 1, where that is known. */
const partOf = ({ progress }: Shown): number =>
  progress && progress.of > 0 ? progress.page / progress.of : 0.35;

/** One bar cut into the six stages. The words beside it carry the meaning, so it is hidden from screen readers. */
export function StageBar(file: Shown) {
  const current = file.stages.findIndex((stage) => !stage.completed);
  return (
    <span aria-hidden="true" className="grid h-1 grid-cols-6 gap-[3px]">
      {file.stages.map((stage, index) => (
        <span key={stage.name} className="overflow-hidden rounded-xs bg-track">
          <span
            className={cx(
              'block h-full rounded-xs transition-[width] duration-200 forced-colors:bg-[CanvasText]',
              file.status === 'failed' && index === current ? 'bg-bad' : 'bg-accent',
            )}
            style={{ width: widthOf(file, stage.completed, index === current) }}
          />
        </span>
      ))}
    </span>
  );
}

function widthOf(file: Shown, completed: boolean, isCurrent: boolean): string {
  if (completed) return '100%';
  if (!isCurrent || file.status === 'waiting') return '0';
  if (file.status === 'failed') return '100%';
  return `${Math.round(partOf(file) * 100)}%`;
}
