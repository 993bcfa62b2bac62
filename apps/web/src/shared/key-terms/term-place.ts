import type { KeyTerm } from '@recto/contract/key-terms';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

const PARAMETER = 'term';

/** The chat with a file, opened at the clause or figure of a term. */
export const termUrl = (fileId: string, key: string): string =>
  `/chat?${new URLSearchParams({ file: fileId, [PARAMETER]: key })}`;

/** The term that an address asks for. */
export const readTermKey = (search: URLSearchParams): string | null => search.get(PARAMETER) || null;

/** Where a term stands; what is only likely is marked otherwise than what is sure. */
export function placeOf({ key: name, citations: [citation], state }: KeyTerm): PageAnchor | null {
  if (citation === undefined) return null;
  const { page, span, range, boxes } = citation;
  const mark = state === 'found' ? { isEvidence: true } : { isClose: true };
  return { name, page, span, ...(range !== undefined && { range }), boxes, ...mark };
}

/** Whether a term is what was chosen: several may stand in one sentence. */
export const isAt = (place: PageAnchor | undefined, { key }: KeyTerm): boolean => place?.name === key;
