const UNEVEN = /[^\S ]|\s\s/u;

/** A text with one space wherever it has some; most have, which is quicker to tell than to make. */
export const spaceEvenly = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/gu, ' ') : text);
