import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isMinor } from '#features/comparisons/change-kinds.ts';
import { ChangeList, type KindFilter } from '#features/comparisons/change-list.tsx';
import { ChangeMap } from '#features/comparisons/change-map.tsx';
import { ComparisonRows } from '#features/comparisons/comparison-rows.tsx';
import { Counts, Heads } from '#features/comparisons/comparison-bar.tsx';
import { PhoneTabs, Sides } from '#features/comparisons/comparison-layout.tsx';
import { type ComparisonView, readComparisonUrl } from '#features/comparisons/comparison-url.ts';
import { OptionsButton } from '#features/comparisons/options-dialog.tsx';
import { useCompareAgain } from '#features/comparisons/mutations.ts';
import { ReportMenu } from '#features/comparisons/report-menu.tsx';
import { RowSearch } from '#features/comparisons/row-search.tsx';
import { useAllChanges } from '#features/comparisons/use-all-changes.ts';
import { useFoldedRows } from '#features/comparisons/use-folded-rows.ts';
import { type RowsHandle, useRowHit } from '#features/comparisons/use-row-hit.ts';
import { useProductName } from '#lib/configuration.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Button } from '#ui/button.tsx';
import { ViewChoice } from '#ui/document-viewer/frame/view-choice.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const inFigures = (count: number) => count.toLocaleString('en-US');
const ComparisonPages = lazy(() => import('#features/comparisons/pages/comparison-pages.tsx'));
const NO_ROWS: ComparisonChange['rows'] = [];

/** Both texts on the left, what changed on the right (70 to 30 percent). */
export function ComparisonResult({ comparison }: { comparison: Comparison }) {
  const all = useAllChanges(comparison);
  const items = all.changes;
  const [filter, setFilter] = useState<KindFilter>('all');
  const changes = useMemo(() => items.filter((change) => passes(change, filter)), [items, filter]);
  const [isChangesOnly, setChangesOnly] = useState(false);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [tab, setTab] = useState<'lines' | 'smart'>('lines');
  const isPhone = useIsPhone();
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const [searchSlot, setSearchSlot] = useState<HTMLElement | null>(null);
  const rows = useRef<RowsHandle>(null);
  const { selected, select, findWanted, view } = useComparisonUrl(items);
  const isPages = view === 'pages' && hasPages(comparison);
  const folded = useFoldedRows({
    rowsTotal: comparison.rowsTotal,
    changes: items.flatMap((change) => change.rows),
    changesOnly: isChangesOnly,
    opened,
  });
  const unfold = (row: number) => setOpened((before) => [...before, row]);
  const { hit, setHit } = useRowHit({ folded, rows, onUnfold: unfold });
  const isReady = folded !== null;
  useEffect(() => {
    if (isReady && selected) rows.current?.showRow(selected.row);
  }, [isReady, selected]);
  const choose = (change: ComparisonChange) => {
    select(change._id);
    setTab('lines');
  };
  const at = changes.findIndex(({ _id }) => _id === selected?._id);
  const step = (by: 1 | -1) => {
    const wanted = findWanted();
    const from = changes.findIndex(({ _id }) => _id === wanted);
    const next = changes[from < 0 ? (by > 0 ? 0 : changes.length - 1) : from + by];
    if (next) choose(next);
  };
  useShortcut({ key: 'j', label: 'Next change', group: 'Document' }, () => step(1));
  useShortcut({ key: 'k', label: 'Previous change', group: 'Document' }, () => step(-1));
  const lines = (
    <section aria-label="Line by line" className="flex h-full min-h-0 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2">
        <Counts changes={items} />
        <div ref={setToolsSlot} className="contents" />
        <IconButton label="Previous change (k)" disabled={at <= 0} onClick={() => step(-1)}>
          <ArrowUp />
        </IconButton>
        <span className="whitespace-nowrap text-ink-2 text-xs tabular-nums" aria-live="polite">
          {at < 0 ? inFigures(changes.length) : `${inFigures(at + 1)} of ${inFigures(changes.length)}`}
        </span>
        <IconButton
          label="Next change (j)"
          disabled={changes.length === 0 || at === changes.length - 1}
          onClick={() => step(1)}
        >
          <ArrowDown />
        </IconButton>
        <div ref={setSearchSlot} className="contents" />
        {!isPages && (
          <RowSearch comparisonId={comparison.comparisonId} row={hit?.row ?? null} onHit={setHit} />
        )}
        {!isPages && (
          <Button
            size="sm"
            variant={isChangesOnly ? 'plain' : 'quiet'}
            aria-pressed={isChangesOnly}
            onClick={() => setChangesOnly(!isChangesOnly)}
          >
            Changes only
          </Button>
        )}
      </div>
      {!isPages && <Heads comparison={comparison} />}
      {comparison.cutOff && (
        <Notice tone="plain">
          These documents are so different that parts were not looked at. They count as changed.
        </Notice>
      )}
      <div className="flex min-h-0 grow">
        {isPages && (
          <Suspense fallback={<Skeleton className="m-4 grow" />}>
            <ComparisonPages
              comparison={comparison}
              changes={changes}
              selected={selected}
              onSelect={select}
              slots={{ tools: toolsSlot, search: searchSlot }}
            />
          </Suspense>
        )}
        {!isPages && !folded && <Skeleton className="m-4 grow" />}
        {!isPages && folded && (
          <ComparisonRows
            comparisonId={comparison.comparisonId}
            folded={folded}
            selected={selected?.rows ?? NO_ROWS}
            hit={hit}
            onUnfold={unfold}
            onOtherPlace={({ index, changeId }) => {
              const move = items.find(({ _id }) => _id === changeId);
              const other = move?.rows.find(([first, last]) => index < first || index > last);
              if (other) setHit({ row: other[0], words: '' });
            }}
            handle={rows}
          />
        )}
        <ChangeMap
          rowsTotal={comparison.rowsTotal}
          changes={items}
          onRow={(row) => {
            const near = isPages ? nearestTo(row, items) : undefined;
            if (near) select(near._id);
            else rows.current?.showRow(row);
          }}
        />
      </div>
    </section>
  );
  const list = (
    <ChangeList
      comparison={comparison}
      all={all}
      changes={changes}
      filter={filter}
      selectedId={selected?._id ?? null}
      onFilter={setFilter}
      onSelect={choose}
    />
  );
  return (
    <div className="flex h-full min-h-80 flex-col">
      <Title comparison={comparison} />
      {isPhone ? (
        <PhoneTabs tab={tab} onTab={setTab} lines={lines} list={list} />
      ) : (
        <Sides lines={lines} list={list} />
      )}
    </div>
  );
}

function passes(change: ComparisonChange, filter: KindFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'telling') return !isMinor(change);
  return change.kinds.includes(filter);
}

/** The change and the view that the address names. */
function useComparisonUrl(items: readonly ComparisonChange[]) {
  const [search, setSearch] = useSearchParams();
  const { change, view } = readComparisonUrl(search);
  const selected = items.find(({ _id }) => _id === change) ?? null;
  // A key may come before the change that the last one asked for is drawn.
  const wanted = useRef(change);
  useEffect(() => {
    wanted.current = change;
  }, [change]);
  const select = (id: number) => {
    wanted.current = id;
    setSearch(
      (before) => {
        before.set('change', String(id));
        return before;
      },
      { replace: true },
    );
  };
  return { selected, select, findWanted: () => wanted.current, view };
}

/** Pages are laid side by side where both files have some that are printed. */
const hasPages = ({ masterFile, childFile }: Comparison) =>
  masterFile.pageKind === 'layout' && childFile.pageKind === 'layout';

/** The change whose rows lie nearest to a row. */
function nearestTo(row: number, changes: readonly ComparisonChange[]): ComparisonChange | undefined {
  const distanceOf = (change: ComparisonChange) =>
    Math.min(...change.rows.map(([first, last]) => Math.max(first - row, row - last, 0)));
  return changes.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}

function Title({ comparison }: { comparison: Comparison }) {
  const { comparisonId, masterFile, childFile } = comparison;
  const productName = useProductName();
  const again = useCompareAgain();
  const title = `${masterFile.name} → ${childFile.name}`;
  return (
    <header className="flex flex-none items-center gap-3 border-line border-b px-4 py-2.5">
      <title>{`${title} · ${productName}`}</title>
      <ArrowLeftRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      <h1 className="min-w-0 grow truncate font-semibold text-base">{title}</h1>
      {hasPages(comparison) && <ViewSwitch />}
      <OptionsButton comparison={comparison} />
      <Button
        className="max-sm:hidden"
        loading={again.isPending}
        onClick={() => again.mutate({ id: comparisonId, body: { swap: true } })}
      >
        Swap
      </Button>
      <ReportMenu comparison={comparison} />
    </header>
  );
}

function ViewSwitch() {
  const [search, setSearch] = useSearchParams();
  return (
    <ViewChoice<ComparisonView>
      label="View"
      options={[
        ['text', 'Text'],
        ['pages', 'Pages'],
      ]}
      value={readComparisonUrl(search).view}
      onChange={(view) =>
        setSearch(
          (before) => {
            if (view === 'text') before.delete('view');
            else before.set('view', view);
            return before;
          },
          { replace: true },
        )
      }
    />
  );
}
