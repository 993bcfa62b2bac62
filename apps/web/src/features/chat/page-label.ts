import type { Question } from '@recto/contract/questions';

interface PageChipText {
  /** The number printed on the page, as `p. 102`; null when it is the position. */
  readonly printed: string | null;
  /** The position in the file, as `PDF 105`. */
  readonly position: string;
}

/** A label that repeats the position says nothing new and is left out. */
export function pageChip(page: number, label: string | undefined): PageChipText {
  const isOwn = label !== undefined && label.trim() !== '' && label.trim() !== String(page);
  return { printed: isOwn ? `p. ${label.trim()}` : null, position: `PDF ${page}` };
}

/** The chip as plain text, for copies and screen readers. */
export function pageChipText(page: number, label: string | undefined): string {
  const { printed, position } = pageChip(page, label);
  return printed ? `${printed} · ${position}` : position;
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
