import type { Question } from '@recto/contract/questions';

interface PageChipText {
  /** The number printed on the page, as `p. 102`, or without one the position in the file, as `PDF 105`. */
  readonly name: string;
  /** The position where it differs from the printed number. */
  readonly position: string | null;
}

export function pageChip(page: number, label: string | undefined): PageChipText {
  const printed = label?.trim() ?? '';
  const position = `PDF ${page}`;
  if (printed === '') return { name: position, position: null };
  return { name: `p. ${printed}`, position: printed === String(page) ? null : position };
}

/** The chip as plain text, for copies and screen readers. */
export function pageChipText(page: number, label: string | undefined): string {
  const { name, position } = pageChip(page, label);
  return position === null ? name : `${name} · ${position}`;
}

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
