import type { BodyParagraph } from '#word/marking/body.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';

/** Where a paragraph is inserted. */
interface ParagraphPlace {
  readonly place: BodyParagraph;
  /** It stands before that one, else behind it. */
  readonly isBefore: boolean;
}

/**
 * Where a paragraph goes that is read between two others.
 *
 * @param isPast the first of them has ended before it
 * @param last of the text
 */
export function placeOfParagraph(
  before: BodyParagraph | null,
  after: BodyParagraph | null,
  { isPast, last }: { readonly isPast: boolean; readonly last: BodyParagraph },
): ParagraphPlace {
  if (!before) return after ? { place: after, isBefore: true } : behind(last);
  if (!after) return behind(isPast ? outOfBox(before, null) : before);
  // A text box is read behind all of the paragraph on which it hangs.
  if (after.box?.paragraph === before) return { place: after, isBefore: true };
  const from = isPast ? outOfBox(before, after) : before;
  const to = outOfBox(after, before);
  const isBefore = from.container === to.container ? isPast : from.row !== null && to.row === null;
  return isBefore ? { place: to, isBefore } : behind(from);
}

/** What is inserted outside of a box stands beside the paragraph on which that hangs. */
const outOfBox = (paragraph: BodyParagraph, other: BodyParagraph | null): BodyParagraph =>
  paragraph.box === null || paragraph.box.paragraph === other?.box?.paragraph
    ? paragraph
    : paragraph.box.paragraph;

/** Behind a paragraph whose end the document itself has deleted stands the rest of it. */
function behind(paragraph: BodyParagraph): ParagraphPlace {
  let place = paragraph;
  while (place.isJoined) {
    if (place.next === null) throw new UnmarkableError('a deleted end of a paragraph in it leads nowhere');
    place = place.next;
  }
  return { place, isBefore: false };
}
