import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { shortenMiddle } from '#lib/format.ts';
import { crumbsQuery } from '#shared/files/queries.ts';
import { searchUrl } from '#shared/search/search-urls.ts';

const LONGEST_NAME = 30;

interface SearchEntry {
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

/** Searches names and contents for what was typed: everywhere, and before that in the folder that is open. */
export function useSearchEntries(query: string): readonly SearchEntry[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const folderId = pathname === '/files' ? new URLSearchParams(search).get('folder') : null;
  const { data } = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  if (query === '') return [];
  const go = (to: string | null) => () => void navigate(searchUrl(query, to));
  const everywhere = { id: 'search', text: `Search all documents for “${query}”`, run: go(null) };
  if (folderId === null || !data?.folder) return [everywhere];
  const name = shortenMiddle(data.folder.name, LONGEST_NAME);
  return [{ id: 'search-folder', text: `Search ${name} for “${query}”`, run: go(folderId) }, everywhere];
}
