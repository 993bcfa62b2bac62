import type { ComparisonKind } from '@recto/contract/comparison-kinds';
import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ChangeCard } from '#features/comparisons/change-card.tsx';
import { GlobalSummary } from '#features/comparisons/global-summary.tsx';
import type { AllChanges } from '#features/comparisons/use-all-changes.ts';
import { KIND_NAMES } from '#features/comparisons/change-kinds.ts';
import { foldLighter, nameKinds } from '#features/comparisons/fold-lighter.ts';
import { useReviewChange } from '#features/comparisons/mutations.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Select } from '#ui/select.tsx';

const CARD_PX = 84;
const inFigures = (count: number) => count.toLocaleString('en-US');

/** Every change, all but those of marks and capitals, or those of a kind. */
export type KindFilter = ComparisonKind | 'all' | 'telling';

interface ListProps {
  comparison: Comparison;
  all: AllChanges;
  /** Those that the filter leaves. */
  changes: readonly ComparisonChange[];
  filter: KindFilter;
  selectedId: number | null;
  onFilter: (filter: KindFilter) => void;
  onSelect: (change: ComparisonChange) => void;
}

/** The global summary, and every change with what it does. */
export function ChangeList({ comparison, all, changes, filter, selectedId, onFilter, onSelect }: ListProps) {
  const { smartSummary, wording } = comparison;
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {smartSummary !== null && wording && (
        <GlobalSummary text={smartSummary} wording={wording} changes={all.changes} onSelect={onSelect} />
      )}
      <header className="flex flex-none items-center gap-3 border-line border-y px-5 py-2">
        <div className="grow">
          <h2 className="whitespace-nowrap font-semibold text-sm">Smart Comparison</h2>
          <p className="text-ink-3 text-xs" aria-live="polite">
            {plural(changes.length, 'change')}
          </p>
        </div>
        <Select
          aria-label="Kind of change"
          value={filter}
          onChange={({ target }) => onFilter(target.value as KindFilter)}
        >
          <option value="all">All changes</option>
          <option value="telling">All but minor</option>
          {(Object.keys(KIND_NAMES) as ComparisonKind[])
            .filter((kind) => all.changes.some(({ kinds }) => kinds.includes(kind)))
            .map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
        </Select>
      </header>
      {all.isPart && <MoreChanges all={all} total={comparison.changesTotal} />}
      <Cards
        comparison={comparison}
        changes={changes}
        isFolded={filter === 'all'}
        selectedId={selectedId}
        onSelect={onSelect}
      />
      <Reviewed changes={all.changes} />
    </div>
  );
}

interface CardsProps extends Pick<ListProps, 'comparison' | 'changes' | 'selectedId' | 'onSelect'> {
  /** Lighter changes wait below the others until they are asked for. */
  isFolded: boolean;
}

function Cards({ comparison, changes, isFolded, selectedId, onSelect }: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  const review = useReviewChange(comparison.comparisonId);
  const selected = changes.find(({ _id }) => _id === selectedId);
  const { first, lighter } = foldLighter(changes, isFolded);
  const isOpen = isOpened || lighter.some(({ _id }) => _id === selectedId);
  const items = [...first, ...(lighter.length > 0 ? [lighter] : []), ...(isOpen ? lighter : [])];
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    overscan: 6,
    getItemKey: (index) => keyOf(items[index], index),
  });
  const selectedAt = items.findIndex((item) => '_id' in item && item._id === selectedId);
  useEffect(() => {
    if (selectedAt >= 0) list.scrollToIndex(selectedAt, { align: 'auto' });
  }, [selectedAt, list]);
  useShortcut({ key: 'r', label: 'Mark the change as reviewed', group: 'Document' }, () => {
    if (selected) review(selected, { mark: selected.review?.mark === 'accepted' ? 'none' : 'accepted' });
  });
  return (
    <div ref={scroller} className="relative min-h-0 grow overflow-y-auto">
      {changes.length === 0 && (
        <p className="px-5 py-8 text-center text-ink-2 text-sm">No change of this kind.</p>
      )}
      <ul aria-label="Changes" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          return item ? (
            <li
              key={String(key)}
              data-index={index}
              ref={list.measureElement}
              className="absolute inset-x-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {'_id' in item ? (
                <ChangeCard
                  change={item}
                  model={comparison.wording?.writtenBy}
                  isSelected={item._id === selectedId}
                  onSelect={onSelect}
                  onReview={review}
                />
              ) : (
                <LighterFold changes={item} isOpen={isOpen} onToggle={() => setOpened(!isOpen)} />
              )}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

const keyOf = (item: ComparisonChange | readonly ComparisonChange[] | undefined, index: number) =>
  item && '_id' in item ? item._id : `fold-${index}`;

interface FoldProps {
  readonly changes: readonly ComparisonChange[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function LighterFold({ changes, isOpen, onToggle }: FoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex w-full items-center gap-2 border-line border-b px-5 py-3 text-start text-sm hover:bg-quiet"
    >
      <ChevronRight
        aria-hidden="true"
        className={cx('size-4 flex-none text-ink-3 transition-transform', isOpen && 'rotate-90')}
      />
      <span className="flex-none">{plural(changes.length, 'lighter change')}</span>
      <span className="min-w-0 grow truncate text-end text-ink-2 text-xs">{nameKinds(changes)}</span>
    </button>
  );
}

/** How far the review is, and by which keys it goes on. */
function Reviewed({ changes }: { changes: readonly ComparisonChange[] }) {
  const reviewed = changes.filter(({ review }) => review?.mark === 'accepted').length;
  if (changes.length === 0) return null;
  return (
    <footer className="flex flex-none items-center gap-2.5 border-line border-t px-4 py-2.5 text-ink-2 text-xs">
      <span aria-hidden="true" className="h-1 w-12 flex-none overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-ink-2"
          style={{ width: `${(100 * reviewed) / changes.length}%` }}
        />
      </span>
      <span className="grow whitespace-nowrap tabular-nums" role="status">
        {`${inFigures(reviewed)} of ${inFigures(changes.length)} reviewed`}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1 whitespace-nowrap max-xl:hidden">
        <Kbd>j</Kbd>
        <Kbd>k</Kbd>
        walk
        <Kbd>r</Kbd>
        tick
      </span>
    </footer>
  );
}

/** Of very many changes those that weigh most are there first. */
function MoreChanges({ all, total }: { all: AllChanges; total: number }) {
  const said = `The ${inFigures(all.changes.length)} of ${inFigures(total)} changes that weigh most.`;
  return (
    <div className="flex flex-none items-center gap-3 border-line border-b bg-quiet px-5 py-2 text-ink-2 text-xs">
      <p className="grow" role="status">
        {all.isError ? `${said} The others could not be loaded.` : `${said} Loading the others…`}
      </p>
      {all.isError && (
        <Button size="sm" loading={all.isFetching} onClick={all.fetchAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
