import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { READING_NAMES, readingCells } from '#features/chat/reading-map.ts';
import { cx } from '#lib/cx.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { shapeOf, stepOf } from '#shared/files/page-grid.ts';
import { fileDetailQuery } from '#shared/files/queries.ts';
import { type ReadingState, readingStates } from '#shared/files/reading-states.ts';

/** A fill and an outline of its own for each, so that none rests on colour alone. */
const LOOKS: Readonly<Record<ReadingState, string>> = {
  read: 'border-transparent bg-accent/45',
  unsure: 'border-2 border-changed bg-changed-bg',
  damaged: 'border-2 border-bad bg-bad/15',
  reading: 'border-accent bg-[linear-gradient(to_top,var(--accent)_55%,var(--surface)_55%)]',
  waiting: 'border-control bg-surface',
};
const CELL = 'forced-color-adjust-none rounded-[3px] border';

const NONE: [] = [];

/** Every page of a file that is being read, as far as that is; one opens where it is chosen. */
export function PageProgress({ file, workspace }: { file: FileItem; workspace: ChatWorkspace }) {
  const { data } = useQuery(fileDetailQuery(file._id));
  const pages = data?.report.pages ?? NONE;
  const [total, isReading] = [file.pages ?? 0, file.progress !== null];
  const states = useMemo(() => readingStates({ pages, total, isReading }), [pages, total, isReading]);
  const counts = Map.groupBy(states, (state) => state);
  return (
    <section aria-labelledby="page-progress">
      <div className="flex items-baseline justify-between pb-2 text-xs">
        <h3 id="page-progress" className="font-medium">
          Pages
        </h3>
        <span className="text-ink-3">choose one to see it</span>
      </div>
      <Cells states={states} workspace={workspace} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-ink-2 text-xs tabular-nums">
        {(Object.keys(READING_NAMES) as ReadingState[]).map((state) => {
          const count = counts.get(state)?.length ?? 0;
          return (
            count > 0 && (
              <li key={state} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={cx(CELL, 'size-2.5', LOOKS[state])} />
                {state === 'reading' ? '' : `${count.toLocaleString('en-US')} `}
                {READING_NAMES[state]}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** One Tab stop: arrows walk from page to page, Enter shows one. */
function Cells({ states, workspace }: { states: readonly ReadingState[]; workspace: ChatWorkspace }) {
  const { reading, showPane } = workspace;
  const grid = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => readingCells(states), [states]);
  const { columns, isSmall } = shapeOf(cells.length, useIsPhone());
  const shown = reading.page ?? 1;
  const current = Math.max(
    0,
    cells.findLastIndex(({ page }) => page <= shown),
  );
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const to = stepOf(event.key, all.indexOf(event.currentTarget), all.length, columns);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <div
      ref={grid}
      role="group"
      aria-label="Pages by state"
      className={cx('grid', isSmall ? 'gap-0.5' : 'gap-1')}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells.map(({ page, state, name }, index) => (
        <button
          // Groups open another page as they are read.
          key={index}
          type="button"
          aria-label={name}
          title={name}
          aria-current={index === current ? 'page' : undefined}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={walk}
          onClick={() => {
            reading.turnTo(page);
            showPane();
          }}
          className={cx(
            CELL,
            'w-full',
            isSmall ? 'h-3' : 'h-4',
            LOOKS[state],
            index === current && 'outline-2 outline-accent outline-offset-1',
          )}
        />
      ))}
    </div>
  );
}
