import type { RedlinePiece } from '@recto/core/comparison';
import type { Atom, BodyParagraph } from '#word/marking/body.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';

/** White space, and what the reader of the text leaves out. */
const NOT_SOLID = /[\s\u00ad\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** In characters: no number of a list is longer. */
const MAX_NUMBER = 24;
export const isSolid = (character: string): boolean => !NOT_SOLID.test(character);

export interface LocatedText {
  /** Where the markup has each character of the left text, white space apart; null for the numbers of lists. */
  readonly atoms: readonly (Atom | null)[];
  /** Paragraphs that Word numbers. */
  readonly numbered: ReadonlySet<BodyParagraph>;
}

/**
 * Finds a text of a redline in the markup; throws an `UnmarkableError` unless both agree in every character.
 *
 * @param without the kind of pieces that are no part of that text
 */
export function locateText(
  paragraphs: readonly BodyParagraph[],
  pieces: readonly RedlinePiece[],
  without: 'added' | 'removed' = 'added',
): LocatedText {
  const text = solidText(pieces, without);
  const located: (Atom | null)[] = [];
  const numbered = new Set<BodyParagraph>();
  for (const paragraph of paragraphs) {
    const solid = paragraph.atoms.filter(({ character }) => isSolid(character));
    if (solid.length === 0) continue;
    const own = solid.map(({ character }) => character).join('');
    let skipped = 0;
    while (!text.startsWith(own, located.length + skipped))
      if (++skipped > MAX_NUMBER) throw new UnmarkableError('its text and its markup do not agree');
    if (skipped > 0) numbered.add(paragraph);
    for (; skipped > 0; skipped--) located.push(null);
    for (const atom of solid) located.push(atom);
  }
  if (located.length !== text.length) throw new UnmarkableError('its text and its markup do not agree');
  return { atoms: located, numbered };
}

function solidText(pieces: readonly RedlinePiece[], without: RedlinePiece['kind']): string {
  let text = '';
  for (const piece of pieces)
    if (piece.kind !== without)
      for (let at = 0; at < piece.text.length; at++) {
        const character = piece.text.charAt(at);
        if (isSolid(character)) text += character;
      }
  return text;
}
