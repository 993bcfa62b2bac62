import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keyTermsQuery } from '#shared/key-terms/queries.ts';
import { placeOf, readTermKey } from '#shared/key-terms/term-place.ts';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

/** Follows an address that names a term (`&term=`) to where it stands; the page takes its place in the address. */
export function useTermLink(file: FileItem, onPlace: (place: PageAnchor) => void): void {
  const [search] = useSearchParams();
  const key = readTermKey(search);
  const { data } = useQuery({ ...keyTermsQuery(file), enabled: key !== null });
  const term = data?.terms.find((each) => each.key === key);
  const place = term ? placeOf(term) : null;
  useEffect(() => {
    if (key !== null && place !== null) onPlace(place);
  });
}
