import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
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
  const { key: visit } = useLocation();
  const followed = useRef<string>(undefined);
  // Once a visit: until the address has changed, what it leads to would be gone to again and again.
  useEffect(() => {
    if (key === null || place === null || followed.current === visit) return;
    followed.current = visit;
    onPlace(place);
  });
}
