import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { useNavigate, useSearchParams } from 'react-router';
import { searchUrl } from '#shared/search/search-urls.ts';

/** What is searched and where, as the address says (`/files?q=&folder=`). */
export function useSearchUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const words = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
  const folderId = params.get('folder') || null;
  return {
    words,
    folderId,
    /** Typing on leaves no steps behind to go back through. */
    setWords: (next: string) => void navigate(searchUrl(next, folderId), { replace: true }),
    toFolder: (id: string | null) => searchUrl(words, id),
  };
}
