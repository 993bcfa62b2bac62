import { cx } from '#lib/cx.ts';
import { fitsFilter, type MapFilter, type ReportPage, STATE_NAMES, STATES } from './report-text.ts';

interface StateFiltersProps {
  readonly pages: readonly ReportPage[];
  readonly filter: MapFilter | null;
  readonly onFilter: (filter: MapFilter | null) => void;
}

const FILTERS: readonly MapFilter[] = [...STATES, 'hidden'];
const nameOf = (filter: MapFilter): string => (filter === 'hidden' ? 'Hidden text' : STATE_NAMES[filter]);

/** Legend and filter in one: the states that occur, and hidden text, with their counts. */
export function StateFilters({ pages, filter, onFilter }: StateFiltersProps) {
  const count = (wanted: MapFilter) => pages.filter((page) => fitsFilter(page, wanted)).length;
  return (
    <div role="group" aria-label="Show pages by state" className="flex flex-wrap gap-1.5">
      <Filter name="All" count={pages.length} isOn={filter === null} onClick={() => onFilter(null)} />
      {FILTERS.filter((wanted) => count(wanted) > 0).map((wanted) => (
        <Filter
          key={wanted}
          name={nameOf(wanted)}
          sign={wanted}
          count={count(wanted)}
          isOn={filter === wanted}
          onClick={() => onFilter(filter === wanted ? null : wanted)}
        />
      ))}
    </div>
  );
}

interface FilterProps {
  readonly name: string;
  readonly sign?: MapFilter;
  readonly count: number;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

const Filter = ({ name, sign, count, isOn, onClick }: FilterProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={cx(
      'inline-flex h-7 items-center gap-1.5 rounded-control border px-2.5 font-medium text-xs transition-colors',
      isOn ? 'border-wash-line bg-wash text-accent-ink' : 'border-line text-ink-2 hover:bg-quiet',
    )}
  >
    {sign && (
      <span
        aria-hidden="true"
        className={cx(
          'page-state h-[11px] w-[9px] rounded-[2px]',
          sign === 'hidden' ? 'page-text page-hides' : `page-${sign}`,
        )}
      />
    )}
    {name}
    <b className={cx('font-semibold tabular-nums', !isOn && 'text-ink')}>{count.toLocaleString('en-US')}</b>
  </button>
);
