import type { Question } from '@recto/contract/questions';

/** The printed numbers that answers have told so far. */
export function labelsOf(
  questions: readonly {
    readonly citations: readonly Pick<Question['citations'][number], 'page' | 'pageLabel'>[];
  }[],
): Map<number, string> {
  const labels = new Map<number, string>();
  for (const question of questions)
    for (const { page, pageLabel } of question.citations) if (pageLabel) labels.set(page, pageLabel);
  return labels;
}
