import { Check, CircleAlert, CircleHelp, Dot, EqualNot, Flag, Search, SquareDashed, X } from 'lucide-react';
import type { ComponentType, Ref } from 'react';
import { cx } from '#lib/cx.ts';
import { type countFacets, type Facet, FACETS } from './matrix-rows.ts';

const NAMES: Readonly<
  Record<
    Facet,
    { readonly label: string; readonly Icon?: ComponentType<{ className?: string }>; readonly look?: string }
  >
> = {
  answered: { label: 'Answered' },
  outlier: { label: 'Outliers', Icon: Dot, look: 'text-warn' },
  disagrees: { label: 'Disagreements', Icon: EqualNot, look: 'text-warn' },
  unsure: { label: 'Unsure', Icon: CircleHelp, look: 'text-warn' },
  close: { label: 'Close', Icon: SquareDashed, look: 'text-near' },
  'not-found': { label: 'Not found' },
  failed: { label: 'Failed', Icon: CircleAlert, look: 'text-bad' },
  accepted: { label: 'Accepted', Icon: Check, look: 'text-added' },
  wrong: { label: 'Wrong', Icon: X, look: 'text-removed' },
  check: { label: 'To check', Icon: Flag, look: 'text-warn' },
};

/** Shown where there are some. */
const RARE: ReadonlySet<Facet> = new Set<Facet>(['outlier', 'disagrees', 'unsure']);

interface MatrixFacetsProps {
  readonly counts: ReturnType<typeof countFacets>;
  readonly show: Facet | null;
  readonly onShow: (facet: Facet | null) => void;
}

/** What the signs mean, how many there are, and a way to see only those. */
export function MatrixFacets({ counts, show, onShow }: MatrixFacetsProps) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="flex min-w-0 gap-1 overflow-x-auto p-0.5 max-sm:-mx-4 max-sm:px-4"
    >
      <FacetButton label="All" count={counts.all} isOn={show === null} onPress={() => onShow(null)} />
      {FACETS.filter((facet) => counts[facet] > 0 || show === facet || !RARE.has(facet)).map((facet) => (
        <FacetButton
          key={facet}
          {...NAMES[facet]}
          count={counts[facet]}
          isOn={show === facet}
          onPress={() => onShow(show === facet ? null : facet)}
        />
      ))}
    </div>
  );
}

interface FacetButtonProps {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly Icon?: ComponentType<{ className?: string }>;
  readonly look?: string;
}

const FacetButton = ({ label, count, isOn, onPress, Icon, look }: FacetButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={cx(
      'flex h-7.5 flex-none items-center gap-1.5 rounded-control px-2.5 text-[12.5px] transition-colors max-sm:h-8 max-sm:rounded-full max-sm:border',
      isOn
        ? 'bg-wash font-medium text-accent-ink max-sm:border-wash-line'
        : 'text-ink hover:bg-quiet max-sm:border-control max-sm:bg-surface',
    )}
  >
    {Icon && <Icon className={cx('size-3.5', look)} />}
    {label}
    <span className={cx('tabular-nums', isOn ? '' : 'text-ink-2')}>{count.toLocaleString('en-US')}</span>
  </button>
);

interface MatrixFindProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: Ref<HTMLInputElement>;
  /** Leaves the field for what was found. */
  readonly onLeave: () => void;
}

/** Looks for words in answers, notes and file names. */
export function MatrixFind({ text, onText, field, onLeave }: MatrixFindProps) {
  return (
    <div className="relative w-48 flex-none max-sm:w-full">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={field}
        type="search"
        aria-label="Find in answers"
        placeholder="Find in answers"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') onText('');
          else if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'Escape') return;
          else onLeave();
          event.preventDefault();
        }}
        className="h-9 w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-sm shadow-low focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20 max-sm:text-lg"
      />
    </div>
  );
}
