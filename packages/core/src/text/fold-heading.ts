/** Letters and figures alone, so that spaces, dots and case do not tell two prints of a heading apart. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
