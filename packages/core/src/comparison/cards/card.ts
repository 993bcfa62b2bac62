/** What a part of a card is: what the change is on, where it stands, what went and what came; the rest has none. */
export type CardRole = 'subject' | 'place' | 'old' | 'new';

export interface CardPart {
  readonly text: string;
  readonly role?: CardRole;
}

/** A change as one sentence: the texts of its parts, one after the other. */
export interface ChangeCard {
  /** The noun or heading that it is on; absent where none is sure. */
  readonly subject?: string;
  readonly parts: readonly CardPart[];
}

/** The sentence of a card. */
export const cardText = ({ parts }: { readonly parts: readonly { readonly text: string }[] }): string =>
  parts.map(({ text }) => text).join('');

export const plain = (text: string): CardPart => ({ text });
export const subjectPart = (text: string): CardPart => ({ text, role: 'subject' });
export const placePart = (text: string): CardPart => ({ text: ` (${text})`, role: 'place' });

/** In characters: longer texts are cut behind a word. */
const LONGEST_QUOTE = 140;

/** A text in one line, cut behind a word where it is long. */
export function shorten(text: string, longest = LONGEST_QUOTE): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  // Scripts without spaces are cut between characters, never inside one.
  const kept = end > longest / 2 ? cut.slice(0, end) : cut.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '');
  return `${kept.replace(/[\s,;:]+$/u, '')}…`;
}

export const quote = (text: string): string => `“${shorten(text)}”`;

/** A noun as a sentence begins with it. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
