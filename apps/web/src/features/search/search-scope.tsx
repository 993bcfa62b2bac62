import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Folder, FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { FacetList } from './facet-list.tsx';
import { scopeRows } from './facets.ts';
import { unreadCountQuery } from './queries.ts';
import type { SearchResults } from './use-library-search.ts';
import type { LibrarySearch, ToSearch } from './use-search-url.ts';

interface SearchScopeProps {
  readonly search: LibrarySearch;
  readonly results: SearchResults;
  readonly to: ToSearch;
}

const LOOK =
  'flex min-w-0 items-center gap-2 text-sm max-lg:h-8 max-lg:shrink-0 max-lg:rounded-full max-lg:border max-lg:px-3 max-lg:text-xs ' +
  'lg:min-h-7 lg:rounded-control lg:px-2 lg:py-1 [&_svg]:size-4 [&_svg]:shrink-0';
const INDENT_PX = 14;

interface FolderLinkProps {
  readonly to: string;
  readonly name: string;
  readonly above: readonly string[];
  readonly isChosen: boolean;
  readonly count: number;
}

function FolderLink({ to, name, above, isChosen, count }: FolderLinkProps) {
  const Icon = isChosen ? FolderOpen : Folder;
  return (
    <Link
      to={to}
      replace
      aria-current={isChosen ? 'true' : undefined}
      title={[...above, name].join(' › ')}
      className={cx(
        LOOK,
        isChosen
          ? 'bg-wash font-medium text-accent-ink max-lg:border-accent/40'
          : 'max-lg:border-control hover:bg-quiet',
      )}
    >
      <Icon aria-hidden="true" className="lg:ms-(--indent)" style={indentOf(above.length)} />
      <span className="truncate max-lg:max-w-50">
        {/* In the column its place among the others says it. */}
        {above.length > 0 && <span className="lg:sr-only">{`${above.join(' › ')} › `}</span>}
        {name}
      </span>
      {count > 0 && (
        <span className="ms-auto ps-1 text-xs tabular-nums opacity-80">{count.toLocaleString('en-US')}</span>
      )}
    </Link>
  );
}

const indentOf = (depth: number) => ({ '--indent': `${depth * INDENT_PX}px` }) as React.CSSProperties;

/**
 * Where is searched: everywhere, or in a folder and below it, with how many pages were found there, and what languages
 * and types these are of. A column; where there is no room, a row of folders.
 */
export function SearchScope({ search, results, to }: SearchScopeProps) {
  const { folderId, lang, type } = search;
  const { facets, allFolders } = results;
  const { data: unread = 0 } = useQuery(unreadCountQuery);
  const rows = useMemo(() => scopeRows(allFolders, facets, folderId), [allFolders, facets, folderId]);
  const countsNames = search.part === 'names';
  const countOf = (counts: { pages: number; named: number } | null) =>
    (countsNames ? counts?.named : counts?.pages) ?? 0;
  return (
    <aside
      aria-label="Where to search"
      className="min-w-0 max-lg:border-b max-lg:border-line lg:min-h-0 lg:overflow-y-auto lg:border-e lg:border-line lg:px-2.5 lg:py-3"
    >
      <h2 className="px-2 pb-1.5 font-medium text-ink-2 text-xs max-lg:sr-only">Folder</h2>
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-2.5 lg:flex-col lg:gap-px">
        <li className="min-w-0 max-lg:shrink-0">
          <FolderLink
            to={to({ folderId: null })}
            name="All documents"
            above={[]}
            isChosen={folderId === null}
            count={countOf(facets?.inFolder(null) ?? null)}
          />
        </li>
        {rows.map(({ id, name, above, counts }) => (
          <li key={id} className="min-w-0 max-lg:shrink-0">
            <FolderLink
              to={to({ folderId: id })}
              name={name}
              above={above}
              isChosen={id === folderId}
              count={countOf(counts)}
            />
          </li>
        ))}
      </ul>
      {facets && (
        <>
          <FacetList
            title="Language"
            facets={facets.languages}
            chosen={lang}
            nameOf={(value) => LANGUAGE_NAMES[value]}
            toValue={(value) => to({ lang: value })}
            countsNames={countsNames}
          />
          <FacetList
            title="Type"
            facets={facets.types}
            chosen={type}
            nameOf={(value) => value}
            toValue={(value) => to({ type: value })}
            countsNames={countsNames}
          />
        </>
      )}
      {unread > 0 && (
        <p className="px-2 pt-5 text-ink-3 text-xs max-lg:sr-only">
          {`${plural(unread, 'file')} ${unread === 1 ? 'is' : 'are'} still being read, and found by name only.`}
        </p>
      )}
    </aside>
  );
}
