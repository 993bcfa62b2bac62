import type { MarkupEdits } from '#translated/markup-edits.ts';
import { writeTokens } from '#translated/write-tokens.ts';
import { type Direction, turn } from '#translated/word/direction.ts';
import type { WordParagraph } from '#translated/word/read-paragraphs.ts';
import type { MarkupToken } from '#word/marking/scan-markup.ts';

interface EditedPart {
  readonly edits: MarkupEdits;
  readonly paragraphs: readonly WordParagraph[];
  readonly direction: Direction | undefined;
}

/** The markup of a part with what was written over it; all else as it was, character by character. */
export function writeMarkup(
  tokens: readonly MarkupToken[],
  { edits, paragraphs, direction }: EditedPart,
): string {
  const [before, instead] = [new Map<number, string>(), new Map<number, string>()];
  if (direction) {
    const take = (change: ReturnType<typeof turn>) => {
      for (const [at, markup] of change.before) before.set(at, `${before.get(at) ?? ''}${markup}`);
      for (const [at, markup] of change.instead) instead.set(at, markup);
    };
    for (const { token, pieces } of paragraphs)
      if (pieces.some((piece) => edits.has(piece.token))) take(turn(tokens, token, 'w:bidi', direction));
    for (const run of edits.runs) take(turn(tokens, run, 'w:rtl', direction));
    for (const [at, { name, kind }] of tokens.entries())
      if (name === 'w:tbl' && kind === 'open') take(turn(tokens, at, 'w:bidiVisual', direction));
  }
  return writeTokens(tokens, edits, { before, instead });
}
