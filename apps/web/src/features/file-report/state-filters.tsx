import { cx } from '#lib/cx.ts';
import { type PageState, type ReportPage, STATE_NAMES, STATES } from './report-text.ts';

interface StateFiltersProps {
  readonly pages: readonly ReportPage[];
  readonly filter: PageState | null;
  readonly onFilter: (filter: PageState | null) => void;
}

/** Legend and filter in one: the states that occur, with their counts. */
export function StateFilters({ pages, filter, onFilter }: StateFiltersProps) {
  const count = (state: PageState) => pages.filter((page) => page.state === state).length;
  return (
    <div role="group" aria-label="Show pages by state" className="flex flex-wrap gap-1.5">
      <Filter name="All" count={pages.length} isOn={filter === null} onClick={() => onFilter(null)} />
      {STATES.filter((state) => count(state) > 0).map((state) => (
        <Filter
          key={state}
          name={STATE_NAMES[state]}
          state={state}
          count={count(state)}
          isOn={filter === state}
          onClick={() => onFilter(filter === state ? null : state)}
        />
      ))}
    </div>
  );
}

interface FilterProps {
  readonly name: string;
  readonly state?: PageState;
  readonly count: number;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

const Filter = ({ name, state, count, isOn, onClick }: FilterProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={cx(
      'inline-flex h-7 items-center gap-1.5 rounded-control border px-2.5 font-medium text-xs transition-colors',
      isOn ? 'border-wash-line bg-wash text-accent-ink' : 'border-line text-ink-2 hover:bg-quiet',
    )}
  >
    {state && (
      <span aria-hidden="true" className={cx('page-state h-[11px] w-[9px] rounded-[2px]', `page-${state}`)} />
    )}
    {name}
    <b className={cx('font-semibold tabular-nums', !isOn && 'text-ink')}>{count.toLocaleString('en-US')}</b>
  </button>
);
