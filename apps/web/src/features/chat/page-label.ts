import type { Question } from '@recto/contract/questions';

interface Labelled extends Pick<Question, 'searched'> {
  readonly citations: readonly Pick<Question['citations'][number], 'page' | 'pageLabel'>[];
}

/** The printed numbers that answers, and passages near none, have told so far. */
export function labelsOf(questions: readonly Labelled[]): Map<number, string> {
  const labels = new Map<number, string>();
  for (const { citations, searched } of questions)
    for (const { page, pageLabel } of [...citations, ...(searched?.nearest ?? [])])
      if (pageLabel) labels.set(page, pageLabel);
  return labels;
}
