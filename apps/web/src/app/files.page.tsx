import { useSearchParams } from 'react-router';
import { Component as Files, loader } from '#features/files/files.page.tsx';
import { LibrarySearch } from '#features/search/library-search.tsx';

export { loader };

/** The library: its folders, or what a search (`?q=`) finds in it. */
export function Component() {
  const [params] = useSearchParams();
  return params.has('q') ? <LibrarySearch /> : <Files />;
}
