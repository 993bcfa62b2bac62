import type { MarkupEdits } from '#translated/markup-edits.ts';
import { decodeText, escapeText, type MarkupToken } from '#word/marking/scan-markup.ts';

const SPACE = /\sxml:space\s*=\s*["']\w*["']/u;
const NEEDS_SPACE = /^\s|\s$|\s\s/u;

/** What is put before tokens and in their place, by their index. */
interface MoreMarkup {
  readonly before: ReadonlyMap<number, string>;
  readonly instead: ReadonlyMap<number, string>;
}

/** The markup of tokens with what was written over it; all else as it was, character by character. */
export function writeTokens(tokens: readonly MarkupToken[], edits: MarkupEdits, more?: MoreMarkup): string {
  const written: string[] = [];
  for (const [at, token] of tokens.entries()) {
    written.push(more?.before.get(at) ?? '');
    const text = tokens[at + 1];
    if (edits.isRemoved(at)) continue;
    if (edits.has(at)) written.push(escapeText(edits.apply(at, decodeText(token.raw))));
    else if (token.kind === 'open' && text && edits.has(at + 1))
      written.push(spaced(token.raw, edits.apply(at + 1, decodeText(text.raw))));
    else written.push(more?.instead.get(at) ?? token.raw);
  }
  return written.join('');
}

/** Spaces at the ends of a text are lost unless it says that they count. */
const spaced = (raw: string, text: string): string =>
  NEEDS_SPACE.test(text) ? raw.replace(SPACE, '').replace(/\s*>$/u, ' xml:space="preserve">') : raw;
