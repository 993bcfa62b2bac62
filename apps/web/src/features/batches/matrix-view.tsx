import { SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { NewerVersions } from './changes/newer-versions.tsx';
import { CellPanel, type CellPanelProps } from './cell-panel.tsx';
import { MatrixFacets, MatrixFind } from './matrix-facets.tsx';
import { MatrixGrid, type MatrixHandle } from './matrix-grid.tsx';
import { MatrixHeader, MatrixSummary } from './matrix-header.tsx';
import { type Grouping, MatrixList } from './matrix-list.tsx';
import { countFacets, samePlace } from './matrix-rows.ts';
import { useCellReviewing } from './use-cell-reviewing.ts';
import { type Matrix, type MatrixData, useMatrix } from './use-matrix.ts';
import { useMatrixShortcuts } from './use-matrix-shortcuts.ts';

/** Files down, questions across; on phones cards. The open cell stands at the side, on phones over it. */
export function MatrixView(data: MatrixData) {
  const matrix = useMatrix(data);
  const isPhone = useIsPhone();
  const [isLarge, setLarge] = useState(false);
  const grid = useRef<MatrixHandle>(null);
  const find = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const reviewing = useCellReviewing(data.batch.batchId);
  const leave = () => grid.current?.focus();
  const step = (direction: 1 | -1) => {
    const isInGrid =
      document.activeElement === document.body || document.activeElement?.closest('[role="grid"]');
    if (matrix.step(direction) && isInGrid) leave();
  };
  const close = () => {
    matrix.close();
    leave();
  };
  useMatrixShortcuts({ matrix, reviewing, find, note, onStep: step, onClose: close });
  const counts = useMemo(() => countFacets(matrix.rows), [matrix.rows]);
  const panel = panelOf(matrix, { reviewing, note, onStep: step, onClose: close, onLeave: leave });
  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <MatrixHeader matrix={matrix} reviewed={counts.reviewed} total={counts.all} />
      <NewerVersions batch={data.batch} />
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col">
          <MatrixSummary summary={data.batch.summary} />
          <Answers {...{ matrix, counts, isPhone, grid, find, onLeave: leave }} />
        </div>
        {panel && !isPhone && (
          <aside
            aria-label="Answer"
            className={cx(
              'min-h-0 flex-none border-line border-s bg-surface max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-30 max-lg:shadow-float',
              isLarge ? 'w-[min(760px,60vw)] max-lg:w-full' : 'w-93',
            )}
          >
            <CellPanel {...panel} size={{ isLarge, onToggle: () => setLarge(!isLarge) }} />
          </aside>
        )}
        {panel && isPhone && (
          <Sheet title={panel.question} onClose={matrix.close}>
            <CellPanel {...panel} />
          </Sheet>
        )}
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly matrix: Matrix;
  readonly counts: ReturnType<typeof countFacets>;
  readonly isPhone: boolean;
  readonly grid: React.Ref<MatrixHandle>;
  readonly find: React.Ref<HTMLInputElement>;
  readonly onLeave: () => void;
}

const GROUPINGS = [
  ['file', 'By file'],
  ['question', 'By question'],
] as const satisfies readonly (readonly [Grouping, string])[];

function Answers({ matrix, counts, isPhone, grid, find, onLeave }: AnswersProps) {
  const [grouping, setGrouping] = useState<Grouping>('file');
  const { batch, filtered, active } = matrix;
  const questions = useMemo(() => batch.columns.map(({ question }) => question), [batch.columns]);
  const shared = { questions, filtered, active, isOver: batch.status !== 'running' };
  return (
    <>
      <div className="flex flex-none items-center justify-between gap-x-4 gap-y-2.5 border-line border-b px-5 py-1.5 max-md:flex-col max-md:items-stretch max-sm:px-4 max-sm:py-3">
        <MatrixFind text={matrix.findText} onText={matrix.find} field={find} onLeave={onLeave} />
        {isPhone && (
          <div role="group" aria-label="Group" className="flex self-start rounded-control bg-quiet-2 p-0.5">
            {GROUPINGS.map(([one, label]) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === grouping}
                onClick={() => setGrouping(one)}
                className={cx(
                  'h-8 rounded-[6px] px-2.5 font-medium text-sm',
                  one === grouping ? 'bg-surface text-ink shadow-low' : 'text-ink-2',
                )}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        <MatrixFacets counts={counts} show={matrix.url.show} onShow={matrix.show} />
      </div>
      {filtered.rows.length === 0 ? (
        <NothingFound matrix={matrix} />
      ) : isPhone ? (
        <MatrixList key={grouping} {...shared} grouping={grouping} onOpen={matrix.open} />
      ) : (
        <MatrixGrid
          columns={batch.columns}
          all={matrix.rows}
          filtered={filtered}
          active={active}
          isOver={shared.isOver}
          sorting={matrix.url.sort}
          onSort={matrix.sort}
          isOpen={matrix.isOpen}
          onMove={matrix.move}
          onOpen={matrix.open}
          handle={grid}
        />
      )}
      <p role="status" className="sr-only">
        {matrix.isWalkFiltered ? `${matrix.targets.length} found in ${filtered.rows.length} files` : ''}
      </p>
    </>
  );
}

const NothingFound = ({ matrix }: { matrix: Matrix }) => (
  <EmptyState
    icon={<SearchX />}
    title={matrix.rows.length === 0 ? 'All files of this batch were deleted' : 'No answers match'}
    action={matrix.isWalkFiltered && <Button onClick={matrix.showAll}>Show all</Button>}
  >
    {matrix.isWalkFiltered && 'No answer, note or file name has what you look for.'}
  </EmptyState>
);

type PanelActions = Pick<CellPanelProps, 'reviewing' | 'note' | 'onClose' | 'onLeave'> & {
  readonly onStep: (direction: 1 | -1) => void;
};

/** What the panel shows; null where no cell is open. */
function panelOf(matrix: Matrix, { onStep, ...actions }: PanelActions): CellPanelProps | null {
  const { isOpen, cell, row, active, batch, targets, url } = matrix;
  if (!isOpen || !cell || !row) return null;
  const isAddressed = url.file === row.file.fileId && url.question === cell.column + 1;
  return {
    ...actions,
    cell,
    file: row.file,
    question: batch.columns[cell.column]?.question ?? '',
    type: batch.columns[cell.column]?.type ?? 'text',
    page: isAddressed ? url.page : null,
    hit: isAddressed ? url.hit : null,
    isOver: batch.status !== 'running',
    walk: {
      index: targets.findIndex((place) => samePlace(place, active)) + 1,
      count: targets.length,
      isFiltered: matrix.isWalkFiltered,
      onStep,
    },
    onPage: matrix.showPage,
  };
}
