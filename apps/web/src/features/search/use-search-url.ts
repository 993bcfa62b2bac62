import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import { LANGUAGES, type Language } from '@recto/contract/languages';
import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { SEARCH_ORDERS, SEARCH_PARTS, type SearchOrder, type SearchPart } from '@recto/contract/search';
import { useNavigate, useSearchParams } from 'react-router';
import { searchUrl } from '#shared/search/search-urls.ts';

/** What is searched, where, and what of it is shown. */
export interface LibrarySearch {
  readonly words: string;
  readonly folderId: string | null;
  readonly part: SearchPart | null;
  readonly lang: Language | null;
  readonly type: FileType | null;
  readonly sort: SearchOrder;
}

const TYPES = Object.keys(FILE_TYPES) as FileType[];

/** What an address says, where it says one of these. */
const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((each) => each === value) ?? null;

const toUrl = ({ words, folderId, part, lang, type, sort }: LibrarySearch): string => {
  // The best first is what every search begins with.
  const order = sort === 'best' ? null : sort;
  const more = Object.entries({ in: part, lang, type, sort: order }).filter(([, value]) => value !== null);
  return [searchUrl(words, folderId), ...more.map(([name, value]) => `${name}=${value}`)].join('&');
};

const readSearch = (params: URLSearchParams): LibrarySearch => ({
  words: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  folderId: params.get('folder') || null,
  part: oneOf(SEARCH_PARTS, params.get('in')),
  lang: oneOf(LANGUAGES, params.get('lang')),
  type: oneOf(TYPES, params.get('type')),
  sort: oneOf(SEARCH_ORDERS, params.get('sort')) ?? 'best',
});

/** What is searched, as the address says (`/files?q=&folder=&in=&lang=&type=&sort=`). */
export function useSearchUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(params);
  return {
    search,
    /** Typing on leaves no steps behind to go back through, and takes no choice back that is not drawn yet. */
    setWords(words: string) {
      const now = readSearch(new URLSearchParams(window.location.search));
      void navigate(toUrl({ ...now, words }), { replace: true });
    },
    /** The address of the same search with something changed. */
    to: (changes: Partial<LibrarySearch>) => toUrl({ ...search, ...changes }),
  };
}

/** Leads to the address of the same search with something changed. */
export type ToSearch = ReturnType<typeof useSearchUrl>['to'];
