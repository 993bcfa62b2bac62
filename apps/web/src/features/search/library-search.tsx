import { Search } from 'lucide-react';
import { useProductName } from '#lib/configuration.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchScope } from './search-scope.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { useLibrarySearch } from './use-library-search.ts';
import { useSearchUrl } from './use-search-url.ts';
import { walkResults } from './walk-results.ts';

/** The search over names and contents of the library: `/files?q=`. */
export function LibrarySearch() {
  const productName = useProductName();
  const { search, setWords, to } = useSearchUrl();
  const results = useLibrarySearch(search);
  const everywhere = to({ folderId: null, part: null, lang: null, type: null });
  return (
    <div
      ref={walkResults}
      role="search"
      className="grid h-full min-h-88 max-lg:grid-rows-[auto_auto_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <title>{`${search.words || 'Search'} · ${productName}`}</title>
      <h1 className="sr-only">Search</h1>
      <div className="min-w-0 px-4 pt-4 pb-3 sm:px-6 lg:col-start-2">
        <SearchField words={search.words} onWords={setWords} />
        <SearchTabs search={search} results={results} to={to} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:min-h-0">
        <SearchScope search={search} results={results} to={to} />
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-24 max-lg:pt-3 sm:px-6 lg:col-start-2">
        {search.words === '' ? (
          <EmptyState icon={<Search />} title="Search all documents">
            Finds names and what the pages say, in other forms of the words as well.
          </EmptyState>
        ) : (
          <SearchResults search={search} results={results} everywhere={everywhere} />
        )}
      </div>
    </div>
  );
}
