import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { Link, useSearchParams } from 'react-router';
import { isMinor, toneOf } from '#features/comparisons/change-kinds.ts';
import { ChangeList, type KindFilter } from '#features/comparisons/change-list.tsx';
import { ChangeMap } from '#features/comparisons/change-map.tsx';
import { ComparisonRows, type RowsHandle } from '#features/comparisons/comparison-rows.tsx';
import { readComparisonUrl, slotsPath } from '#features/comparisons/comparison-url.ts';
import { ReportMenu } from '#features/comparisons/report-menu.tsx';
import { RowSearch } from '#features/comparisons/row-search.tsx';
import { useAllChanges } from '#features/comparisons/use-all-changes.ts';
import { useFoldedRows } from '#features/comparisons/use-folded-rows.ts';
import { useRowHit } from '#features/comparisons/use-row-hit.ts';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const inFigures = (count: number) => count.toLocaleString('en-US');
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
  const rows = useRef<RowsHandle>(null);
  const { selected, select } = useSelectedChange(items);
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
    const next = changes[at < 0 ? (by > 0 ? 0 : changes.length - 1) : at + by];
    if (next) choose(next);
  };
  useShortcut({ key: 'j', label: 'Next change', group: 'Document' }, () => step(1));
  useShortcut({ key: 'k', label: 'Previous change', group: 'Document' }, () => step(-1));
  const lines = (
    <section aria-label="Line by line" className="flex h-full min-h-0 flex-col">
      <div className="flex flex-none items-center gap-3 border-line border-b px-4 py-2 max-sm:flex-wrap">
        <Counts changes={items} />
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
        <RowSearch comparisonId={comparison.comparisonId} row={hit} onRow={setHit} />
        <Button
          size="sm"
          variant={isChangesOnly ? 'plain' : 'quiet'}
          aria-pressed={isChangesOnly}
          onClick={() => setChangesOnly(!isChangesOnly)}
        >
          Changes only
        </Button>
      </div>
      <Heads comparison={comparison} />
      {comparison.cutOff && (
        <Notice tone="plain">
          These documents are so different that parts were not looked at. They count as changed.
        </Notice>
      )}
      <div className="flex min-h-0 grow">
        {folded ? (
          <ComparisonRows
            comparisonId={comparison.comparisonId}
            folded={folded}
            selected={selected?.rows ?? NO_ROWS}
            hit={hit}
            onUnfold={unfold}
            onOtherPlace={({ index, changeId }) => {
              const move = items.find(({ _id }) => _id === changeId);
              const other = move?.rows.find(([first, last]) => index < first || index > last);
              if (other) rows.current?.showRow(other[0]);
            }}
            handle={rows}
          />
        ) : (
          <Skeleton className="m-4 grow" />
        )}
        <ChangeMap
          rowsTotal={comparison.rowsTotal}
          changes={items}
          onRow={(row) => rows.current?.showRow(row)}
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
  if (filter === 'minor') return true;
  if (filter === 'all') return !isMinor(change);
  return change.kinds.includes(filter);
}

/** The change that the address names. */
function useSelectedChange(items: readonly ComparisonChange[]) {
  const [search, setSearch] = useSearchParams();
  const { change } = readComparisonUrl(search);
  const selected = items.find(({ _id }) => _id === change) ?? null;
  const select = (id: number) =>
    setSearch(
      (before) => {
        before.set('change', String(id));
        return before;
      },
      { replace: true },
    );
  return { selected, select };
}

function Title({ comparison }: { comparison: Comparison }) {
  const { masterFile, childFile } = comparison;
  const productName = useProductName();
  const title = `${masterFile.name} → ${childFile.name}`;
  return (
    <header className="flex flex-none items-center gap-3 border-line border-b px-4 py-2.5">
      <title>{`${title} · ${productName}`}</title>
      <ArrowLeftRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      <h1 className="min-w-0 grow truncate font-semibold text-base">{title}</h1>
      <Link
        to={slotsPath(childFile._id, masterFile._id)}
        className={buttonClass('plain', 'md', 'max-sm:hidden')}
      >
        Swap
      </Link>
      <ReportMenu comparison={comparison} />
    </header>
  );
}

const TONE_CLASS = {
  added: 'text-added-ink',
  removed: 'text-removed',
  moved: 'text-moved',
  changed: 'text-changed',
};

function Counts({ changes }: { changes: readonly ComparisonChange[] }) {
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

function Heads({ comparison: { masterFile, childFile } }: { comparison: Comparison }) {
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

function Sides({ lines, list }: { lines: ReactNode; list: ReactNode }) {
  return (
    <Group orientation="horizontal" className="min-h-0 flex-1">
      <Panel id="comparison-lines" defaultSize="70%" minSize="45%">
        {lines}
      </Panel>
      <Separator aria-label="Width of the texts" className="w-px bg-line data-[separator=hover]:bg-accent" />
      <Panel id="comparison-changes" minSize="20%">
        {list}
      </Panel>
    </Group>
  );
}

interface TabsProps {
  tab: 'lines' | 'smart';
  onTab: (tab: 'lines' | 'smart') => void;
  lines: ReactNode;
  list: ReactNode;
}

function PhoneTabs({ tab, onTab, lines, list }: TabsProps) {
  const names = { lines: 'Line by line', smart: 'Smart Comparison' } as const;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => onTab(value === 'smart' ? 'smart' : 'lines')}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List aria-label="Views" className="grid flex-none grid-cols-2 border-line border-b">
        {(['lines', 'smart'] as const).map((each) => (
          <Tabs.Trigger
            key={each}
            value={each}
            className={cx(
              'border-b-2 py-2.5 text-sm font-medium',
              tab === each ? 'border-accent text-ink' : 'border-transparent text-ink-2',
            )}
          >
            {names[each]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} tabIndex={-1} className="min-h-0 flex-1">
        {tab === 'lines' ? lines : list}
      </Tabs.Content>
    </Tabs.Root>
  );
}
