import { namePage } from '#shared/files/page-names.ts';
import type { PlacedQuestion } from '#shared/questions/queries.ts';

/** A page of an answer by the number printed on it, where it has one. */
export function citedPageName({ citations, pageKind }: PlacedQuestion, page: number): string {
  const label = citations.find((citation) => citation.page === page)?.pageLabel;
  return namePage(pageKind, { page, label }).name;
}
