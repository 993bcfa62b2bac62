import type { SearchPart } from '@recto/contract/search';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { SearchOrderMenu } from './search-order-menu.tsx';
import type { SearchResults } from './use-library-search.ts';
import type { LibrarySearch, ToSearch } from './use-search-url.ts';

interface SearchTabsProps {
  readonly search: LibrarySearch;
  readonly results: SearchResults;
  readonly to: ToSearch;
}

function summaryOf({ facets, folders, query }: SearchResults, part: SearchPart | null): string {
  if (query.isPlaceholderData) return 'Searching…';
  if (!facets) return '';
  const { pages, files, named } = facets.all;
  const names = plural(named + folders.length, 'name');
  if (part === 'names') return names;
  return pages > 0 || part === 'contents'
    ? `${plural(pages, 'page')} in ${plural(files, 'document')}`
    : names;
}

/** Whether names, contents or both are shown, with how many there are of each. */
export function SearchTabs({ search, results, to }: SearchTabsProps) {
  const { facets, folders } = results;
  if (!facets) return null;
  const { named, pages } = facets.all;
  const isNarrowed = search.part !== null || search.lang !== null || search.type !== null;
  if (!isNarrowed && !results.query.isPlaceholderData && named + pages + folders.length === 0)
    return (
      <p role="status" className="sr-only">
        Nothing found
      </p>
    );
  // What is found of folders is known only where names are shown.
  const namedCount = named + (search.part === 'contents' ? 0 : folders.length);
  const tabs = [
    { part: null, label: 'All', count: null },
    { part: 'names', label: 'Names', count: namedCount },
    { part: 'contents', label: 'Contents', count: pages },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 pt-3">
      <nav aria-label="What to show" className="flex rounded-control bg-quiet-2 p-0.5">
        {tabs.map(({ part, label, count }) => (
          <Link
            key={label}
            to={to({ part })}
            replace
            aria-current={search.part === part ? 'true' : undefined}
            className={cx(
              'flex h-7 items-center gap-1.5 rounded-[5px] px-2.5 text-sm',
              search.part === part
                ? 'bg-surface font-medium text-ink shadow-low'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {label}
            {count !== null && <span className="tabular-nums">{count.toLocaleString('en-US')}</span>}
          </Link>
        ))}
      </nav>
      <p role="status" className="text-ink-2 text-sm tabular-nums">
        {summaryOf(results, search.part)}
      </p>
      <SearchOrderMenu order={search.sort} to={to} />
    </div>
  );
}
