/** A line break in a name is a space that somebody pasted. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * Control characters, and the embeddings, overrides and isolates that turn the direction of what follows them. U+0000 is
 * left in: the server refuses it wherever it stands.
 */
const UNSEEN = /[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A name as people see it: nothing in it breaks a line, or makes it read otherwise than it is stored. Marks and joiners
 * that scripts are written with stay. Client and server call this same function.
 */
export const cleanName = (name: string): string =>
  name.toWellFormed().normalize('NFC').replace(BREAKS, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();
