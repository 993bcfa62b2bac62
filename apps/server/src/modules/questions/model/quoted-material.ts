/**
 * Text of documents and people stands in marked blocks in what a model is asked. Escaped, none of it can end its block and
 * pass for something of ours.
 */
export const escapeQuoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a model quotes of it, as it stands in the document. */
export const unescapeQuoted = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
