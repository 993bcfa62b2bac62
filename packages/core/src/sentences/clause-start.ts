/** A clause number or bullet before the first word. */
const MARKER = /^(?:[•–—-]\s*|\(?[\p{L}\p{Nd}]{1,3}[.)]\s+|\p{Nd}+(?:\.\p{Nd}+)+\.?\s+)/u;
const READ = 60;

/** The first words of a sentence or clause, without its number or bullet and with single spaces. */
export function readStart(text: string): string {
  return text.slice(0, READ).replace(/\s+/gu, ' ').replace(MARKER, '');
}
