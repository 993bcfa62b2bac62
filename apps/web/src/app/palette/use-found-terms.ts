import type { FileItem } from '@recto/contract/library';
import type { KeyTerm } from '@recto/contract/key-terms';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { matchWords } from '#lib/match-words.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { keyTermsQuery } from '#shared/key-terms/queries.ts';

export interface FoundTerms {
  readonly title: string;
  readonly file: FileItem;
  readonly terms: readonly KeyTerm[];
}

/** Those that were found in the file that is open in the chat and bear the name that was typed, or all by their title. */
export function useFoundTerms(query: string): FoundTerms | null {
  const { pathname, search } = useLocation();
  const openId = pathname === '/chat' ? new URLSearchParams(search).get('file') : null;
  const { data: file } = useQuery({ ...fileQuery(openId ?? ''), enabled: openId !== null });
  const isAsked = query !== '' && file?.status === 'complete';
  const { data } = useQuery({
    ...keyTermsQuery(file ?? { _id: '', updatedAt: '' }),
    enabled: isAsked,
  });
  if (!isAsked || !data?.documentKind) return null;
  const title = data.documentKind === 'report' ? 'Key figures' : 'Key terms';
  const terms = data.terms.filter(
    ({ label, citations }) => citations.length > 0 && matchWords(`${title} ${label}`, query) !== null,
  );
  return terms.length > 0 ? { title, file, terms } : null;
}
