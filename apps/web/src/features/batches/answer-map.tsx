import type { Batch, BatchItem, Cell } from '@recto/contract/batches';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '#lib/cx.ts';
import { countCells, type CellState, stateOf } from './cell-state.ts';
import { matrixSearch } from './matrix-url.ts';

const STATES: readonly { readonly state: CellState; readonly label: string; readonly swatch: string }[] = [
  { state: 'answered', label: 'answered', swatch: 'bg-accent' },
  { state: 'close', label: 'close', swatch: 'bg-near' },
  { state: 'not-found', label: 'not found', swatch: 'border-[1.5px] border-ink-3' },
  { state: 'failed', label: 'failed', swatch: 'bg-bad' },
  { state: 'running', label: 'reading', swatch: 'bg-accent opacity-45' },
  { state: 'waiting', label: 'waiting', swatch: 'bg-track' },
];

/** In a batch that asks nothing more nothing is being read or waits. */
const ENDED = STATES.filter(({ state }) => state !== 'running').map((one) =>
  one.state === 'waiting' ? { ...one, label: 'not asked' } : one,
);

const FILLS: Readonly<Record<Exclude<CellState, 'not-found'>, string>> = {
  answered: '--accent',
  close: '--near',
  failed: '--bad',
  running: '--accent',
  waiting: '--track',
};

const WIDTH = 8;
const HEIGHT = 6;
const GAP = 3;

interface AnswerMapProps {
  readonly batch: Pick<Batch, 'batchId' | 'files' | 'questions' | 'columns' | 'status'>;
  readonly items: readonly Pick<BatchItem, 'fileId' | 'fileName'>[];
  /** File by file. */
  readonly cells: readonly Cell[];
}

/** Every question of a batch as a small square, a column for each file. Drawn, since there may be thousands. */
export function AnswerMap({ batch, items, cells }: AnswerMapProps) {
  const { batchId, files, questions, columns, status } = batch;
  const canvas = useRef<HTMLCanvasElement>(null);
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<Cell>();
  const [width, height] = [files * (WIDTH + GAP), questions * (HEIGHT + GAP)];
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    draw(shown, cells, questions);
    // Colours are read when it is drawn, and the theme may change.
    const watching = new MutationObserver(() => draw(shown, cells, questions));
    watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watching.disconnect();
  }, [cells, questions]);
  const counts = countCells(cells);
  const fileName = items.find(({ fileId }) => fileId === pointed?.fileId)?.fileName;
  const states =
    status === 'running' ? STATES : ENDED.filter(({ state }) => state !== 'waiting' || counts.waiting > 0);
  const said = states.map(({ state, label }) => `${counts[state]} ${label}`).join(', ');
  return (
    <figure className="min-w-0">
      <figcaption className="pb-2 text-ink-2 text-xs">
        {`${files} ${files === 1 ? 'file' : 'files'} across, ${questions} ${questions === 1 ? 'question' : 'questions'} down`}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys and screen readers have the same cells in the matrix */}
      <canvas
        ref={canvas}
        role="img"
        aria-label={said}
        title={pointed && fileName && `${fileName}: ${columns[pointed.column]?.question}`}
        onPointerMove={(event) => setPointed(cellAt(event, cells, batch))}
        onPointerLeave={() => setPointed(undefined)}
        onClick={(event) => {
          const cell = cellAt(event, cells, batch);
          if (!cell) return;
          const open = { file: cell.fileId, question: cell.column + 1, page: null, hit: null };
          void navigate(
            `/batch-element${matrixSearch({ batch: batchId, ...open, show: null, sort: null, find: '' })}`,
          );
        }}
        width={width * 2}
        height={height * 2}
        className={cx('max-h-60 max-w-full', pointed && 'cursor-pointer')}
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px)` }}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        {states.map(({ state, label, swatch }) => (
          <li key={state} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('h-2 w-2.5 rounded-[2px]', swatch)} />
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The cell whose square, with half of the gap around it, is under the pointer. */
function cellAt(
  { clientX, clientY, currentTarget }: MouseEvent<HTMLCanvasElement>,
  cells: readonly Cell[],
  { files, questions }: Pick<Batch, 'files' | 'questions'>,
): Cell | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * files);
  const row = Math.floor(((clientY - top) / height) * questions);
  return cells[column * questions + row];
}

/** The canvas has two pixels for each of the layout. */
function draw(canvas: HTMLCanvasElement, cells: readonly Cell[], questions: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name);
  context.setTransform(2, 0, 0, 2, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const [at, cell] of cells.entries()) {
    const [x, y] = [Math.floor(at / questions) * (WIDTH + GAP), cell.column * (HEIGHT + GAP)];
    const state = stateOf(cell);
    context.globalAlpha = state === 'running' ? 0.45 : 1;
    if (state === 'not-found') {
      context.strokeStyle = colour('--ink-3');
      context.lineWidth = 1.5;
      context.strokeRect(x + 0.75, y + 0.75, WIDTH - 1.5, HEIGHT - 1.5);
      continue;
    }
    context.fillStyle = colour(FILLS[state]);
    context.fillRect(x, y, WIDTH, HEIGHT);
  }
}
