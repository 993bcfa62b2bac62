import type { Question } from '@recto/contract/questions';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

export interface NearestPassage extends PageAnchor {
  readonly quote: string;
  /** What its page calls itself. */
  readonly label: string | undefined;
  /** From 1 among the passages of its page, as an address names it. */
  readonly hit: number;
}

/** What came nearest to a question that nothing answers. */
export function passagesOf(question: Pick<Question, 'kind' | 'searched'> | undefined): NearestPassage[] {
  if (question?.kind !== 'none') return [];
  const onPage = new Map<number, number>();
  return (question.searched?.nearest ?? []).map(({ pageLabel: label, ...passage }) => {
    const hit = (onPage.get(passage.page) ?? 0) + 1;
    onPage.set(passage.page, hit);
    return { ...passage, label, hit };
  });
}

/** Index of the passage that an address names, null when it names none. */
export function findPassage(
  passages: readonly NearestPassage[],
  page: number,
  hit: number | null,
): number | null {
  const index = passages.findIndex((passage) => passage.page === page && passage.hit === hit);
  return index < 0 ? null : index;
}
