/** A line break in a label or a title is a space. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Control characters, and the embeddings, overrides and isolates that turn the direction of what stands beside them. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A short string of a document (a label, a title, a name in it) as it can be stored and shown anywhere: files may hold any
 * sequence of UTF-16 units, databases take neither U+0000 nor half a character. Readers pass every such string through
 * here. Empty where nothing is left.
 */
export const cleanString = (text: string): string =>
  text.toWellFormed().replace(BREAKS, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();
