import type { MarkupEdits } from '#translated/markup-edits.ts';
import { type Direction, turn } from '#translated/word/direction.ts';
import type { WordParagraph } from '#translated/word/read-paragraphs.ts';
import { decodeText, escapeText, type MarkupToken } from '#word/marking/scan-markup.ts';

interface EditedPart {
  readonly edits: MarkupEdits;
  readonly paragraphs: readonly WordParagraph[];
  readonly direction: Direction | undefined;
}

const SPACE = /\sxml:space\s*=\s*["']\w*["']/u;
const NEEDS_SPACE = /^\s|\s$|\s\s/u;

/** The markup of a part with what was written over it; all else as it was, character by character. */
export function writeMarkup(tokens: readonly MarkupToken[], { edits, paragraphs, direction }: EditedPart): string {
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
  const written: string[] = [];
  for (const [at, token] of tokens.entries()) {
    written.push(before.get(at) ?? '');
    const text = tokens[at + 1];
    if (edits.isRemoved(at)) continue;
    if (edits.has(at)) written.push(escapeText(edits.apply(at, decodeText(token.raw))));
    else if (token.name === 'w:t' && token.kind === 'open' && text && edits.has(at + 1))
      written.push(spaced(token.raw, edits.apply(at + 1, decodeText(text.raw))));
    else written.push(instead.get(at) ?? token.raw);
  }
  return written.join('');
}

/** Spaces at the ends of a text are lost unless it says that they count. */
const spaced = (raw: string, text: string): string =>
  NEEDS_SPACE.test(text) ? raw.replace(SPACE, '').replace(/\s*>$/u, ' xml:space="preserve">') : raw;
