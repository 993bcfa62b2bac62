/** The position of a page in its file, whatever number is printed on it. */
export const pagePosition = (page: number): string => `PDF ${page}`;

interface PageChipText {
  /** The number printed on the page, as `p. 102`, or without one the position in the file, as `PDF 105`. */
  readonly name: string;
  /** The position where it differs from the printed number. */
  readonly position: string | null;
}

export function pageChip(page: number, label: string | undefined): PageChipText {
  const printed = label?.trim() ?? '';
  const position = pagePosition(page);
  if (printed === '') return { name: position, position: null };
  return { name: `p. ${printed}`, position: printed === String(page) ? null : position };
}

/** The chip as plain text, for copies and screen readers. */
export function pageChipText(page: number, label: string | undefined): string {
  const { name, position } = pageChip(page, label);
  return position === null ? name : `${name} · ${position}`;
}
