import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import type { Facet } from './facets.ts';

interface FacetListProps<T extends string> {
  readonly title: string;
  readonly facets: readonly Facet<T>[];
  readonly chosen: T | null;
  readonly nameOf: (value: T) => string;
  readonly toValue: (value: T | null) => string;
  /** Counts names in the place of pages. */
  readonly countsNames: boolean;
}

/** The values that what was found has, with how much there is of each; the chosen one, followed again, is chosen no more. */
export function FacetList<T extends string>(props: FacetListProps<T>) {
  const { title, facets, chosen, nameOf, toValue, countsNames } = props;
  if (facets.length < 2 && chosen === null) return null;
  return (
    <section aria-label={title} className="pt-5 max-lg:hidden">
      <h2 className="px-2 pb-1 font-medium text-ink-2 text-xs">{title}</h2>
      <ul className="space-y-px">
        {facets.map(({ value, pages, named }) => {
          const isChosen = value === chosen;
          const count = countsNames ? named : pages;
          return (
            <li key={value}>
              <Link
                to={toValue(isChosen ? null : value)}
                replace
                aria-current={isChosen ? 'true' : undefined}
                className={cx(
                  'flex min-h-7 items-center rounded-control px-2 text-sm',
                  isChosen ? 'bg-wash font-medium text-accent-ink' : 'hover:bg-quiet',
                )}
              >
                {nameOf(value)}
                {count > 0 && (
                  <span className="ms-auto text-ink-2 text-xs tabular-nums">
                    {count.toLocaleString('en-US')}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
