/** A pattern in which every space stands for any stretch of white space: pages keep their line ends. */
export function spaced(source: string, flags = 'iu'): RegExp {
  return new RegExp(source.replaceAll(/ (?![*?])/gu, String.raw`\s+`).replaceAll(' ', String.raw`\s`), flags);
}

/** A text of a page on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
