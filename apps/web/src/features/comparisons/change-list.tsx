import type { ComparisonKind } from '@recto/contract/comparison-kinds';
import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { GlobalSummary } from '#features/comparisons/global-summary.tsx';
import { Quoting } from '#features/comparisons/quoting.tsx';
import type { AllChanges } from '#features/comparisons/use-all-changes.ts';
import { KIND_NAMES, type Tone, toneOf } from '#features/comparisons/change-kinds.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { WrittenMark } from '#shared/models/written-by.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

const CARD_PX = 92;
const inFigures = (count: number) => count.toLocaleString('en-US');

const TONES: Readonly<Record<Tone, string>> = {
  added: 'bg-added-bg text-added-ink',
  removed: 'bg-removed-bg text-removed',
  moved: 'bg-moved-bg text-moved',
  changed: 'bg-changed-bg text-changed',
};

export type KindFilter = ComparisonKind | 'all' | 'minor';

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
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: changes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    overscan: 6,
    getItemKey: (index) => changes[index]?._id ?? index,
  });
  const selectedAt = changes.findIndex(({ _id }) => _id === selectedId);
  useEffect(() => {
    if (selectedAt >= 0) list.scrollToIndex(selectedAt, { align: 'auto' });
  }, [selectedAt, list]);
  const { smartSummary, wording } = comparison;
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {smartSummary !== null && wording && <GlobalSummary text={smartSummary} wording={wording} />}
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
          <option value="all">All but minor</option>
          {(Object.keys(KIND_NAMES) as ComparisonKind[])
            .filter((kind) => all.changes.some(({ kinds }) => kinds.includes(kind)))
            .map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          <option value="minor">Everything</option>
        </Select>
      </header>
      {all.isPart && <MoreChanges all={all} total={comparison.changesTotal} />}
      <div ref={scroller} className="relative min-h-0 grow overflow-y-auto">
        {changes.length === 0 && (
          <p className="px-5 py-8 text-center text-ink-2 text-sm">No change of this kind.</p>
        )}
        <ul aria-label="Changes" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start, key }) => {
            const change = changes[index];
            return change ? (
              <li
                key={String(key)}
                data-index={index}
                ref={list.measureElement}
                className="absolute inset-x-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChangeCard
                  change={change}
                  model={wording?.writtenBy}
                  isSelected={change._id === selectedId}
                  onSelect={onSelect}
                />
              </li>
            ) : null;
          })}
        </ul>
      </div>
    </div>
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

interface CardProps {
  change: ComparisonChange;
  /** Which model has worded it, where one has. */
  model: string | undefined;
  isSelected: boolean;
  onSelect: (change: ComparisonChange) => void;
}

function ChangeCard({ change, model, isSelected, onSelect }: CardProps) {
  const { kinds, changes, clause, place, written } = change;
  const [main = 'wording', ...others] = kinds;
  // The title is shown as a badge: only what follows it is said again.
  const placed = place === undefined ? '' : `(${place})`;
  const title = Math.max(0, changes.indexOf(placed)) + placed.length;
  const told = changes.slice(changes.indexOf(': ', changes.includes(placed) ? title : 0) + 2);
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      onClick={() => onSelect(change)}
      className={cx(
        'block w-full border-line border-b border-s-3 px-4 py-3 text-start hover:bg-quiet',
        isSelected ? 'border-s-accent bg-wash' : 'border-s-transparent',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span className={cx('rounded-sm px-1.5 py-0.5 font-medium', TONES[toneOf(change)])}>
          {KIND_NAMES[main]}
        </span>
        {others.map((kind) => (
          <span key={kind} className="text-ink-2">
            {KIND_NAMES[kind]}
          </span>
        ))}
        <span className="text-ink-3">{placeOf(change)}</span>
        {place === undefined && clause !== undefined && (
          <span className="text-ink-3">{clauseName(clause)}</span>
        )}
        {place !== undefined && (
          <span dir="auto" className="min-w-0 break-words text-ink-2">
            {place}
          </span>
        )}
      </span>
      <span dir={written ? 'auto' : undefined} className="mt-1.5 line-clamp-3 block break-words text-sm">
        <Quoting text={told} />
        {written && model !== undefined && <WrittenMark model={model} />}
      </span>
      {written?.impact !== undefined && (
        <span dir="auto" className="mt-1 block break-words text-ink-2 text-xs">
          {written.impact}
        </span>
      )}
    </button>
  );
}

/** "4.2" needs a word before it, "Article 5" has one. */
const clauseName = (clause: string): string => (/\p{L}{2}/u.test(clause) ? clause : `clause ${clause}`);

function placeOf({ masterLineId, childLineId, pages }: ComparisonChange): string {
  const line =
    masterLineId === null || childLineId === null || masterLineId === childLineId
      ? `line ${masterLineId ?? childLineId}`
      : `line ${masterLineId} → ${childLineId}`;
  const named = [pages.master, pages.child].filter((page) => page !== null);
  return `${line}, p. ${[...new Set(named)].join(' → ')}`;
}
