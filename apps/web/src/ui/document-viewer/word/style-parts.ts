import type { PageStyle } from '@recto/contract/document-page';

/** A stretch that is shown alike. Deleted words are no part of the page's text, and have no offset. */
export interface Part {
  readonly kind: 'text' | 'inserted' | 'deleted' | 'reference';
  readonly text: string;
  /** Into the text of the page. */
  readonly start?: number;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
}

/** Divides stretches further where letters become bold or italic; deleted words and marks of notes stay as they are. */
export function styleParts(parts: readonly Part[], styles: readonly PageStyle[]): Part[] {
  if (styles.length === 0) return [...parts];
  return parts.flatMap((part) => {
    const { kind, text, start } = part;
    if (start === undefined || kind === 'reference') return [part];
    const end = start + text.length;
    const pieces: Part[] = [];
    let at = start;
    const add = (to: number, style?: PageStyle) => {
      if (to <= at) return;
      const { bold, italic } = style ?? {};
      pieces.push({
        kind,
        text: text.slice(at - start, to - start),
        start: at,
        ...(bold && { bold }),
        ...(italic && { italic }),
      });
      at = to;
    };
    for (const style of styles) {
      if (style.end <= at || style.start >= end) continue;
      add(style.start);
      add(Math.min(style.end, end), style);
    }
    add(end);
    return pieces;
  });
}
