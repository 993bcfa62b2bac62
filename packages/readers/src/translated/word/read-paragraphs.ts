import { decodeText, type MarkupToken, readAttribute } from '#word/marking/scan-markup.ts';
import { NO_LISTS } from '#word/numbering.ts';
import { StoryReader } from '#word/read-story.ts';
import type { Styles } from '#word/styles.ts';
import { makePassage, type Passage, type Piece } from '#translated/pieces.ts';
import { FieldStack } from '#translated/word/fields.ts';

/** A paragraph of a part, in the order in which they are read: text boxes behind the paragraph they hang on. */
export interface WordParagraph extends Passage {
  /** Of the token that opens it. */
  readonly token: number;
  /** In the older form of something that stands in the part twice, of which one was read. */
  readonly isFallback: boolean;
}

const HYPHEN = 'w:noBreakHyphen';
/** What makes words stand out in a sentence. */
const LOOKS = /^w:(?:b|i|u|strike|dstrike|color|highlight|shd|vertAlign|smallCaps|caps|rStyle)$/u;
const NOTE = /^w:(?:foot|end)noteReference$/u;

interface OpenParagraph {
  readonly token: number;
  readonly pieces: Piece[];
  isFallback: boolean;
}

/** Reads the paragraphs of a part in step with the reader of its text, so that both agree on every character. */
export function readParagraphs(tokens: readonly MarkupToken[], styles: Styles): WordParagraph[] {
  const reader = new ParagraphReader(styles);
  for (const [at, token] of tokens.entries()) reader.take(at, token);
  return reader.paragraphs.map(({ token, pieces, isFallback }) => ({
    token,
    isFallback,
    ...makePassage(pieces),
  }));
}

class ParagraphReader {
  readonly paragraphs: OpenParagraph[] = [];
  readonly #story: StoryReader;
  readonly #open: OpenParagraph[] = [];
  readonly #path: string[] = [];
  readonly #fields = new FieldStack();
  #fallbacks = 0;
  #run = 0;
  #look = '';
  #told = '';

  constructor(styles: Styles) {
    this.#story = new StoryReader(styles, NO_LISTS, new Map(), (text) => {
      this.#told += text;
    });
  }

  take(at: number, token: MarkupToken): void {
    this.#told = '';
    if (token.kind === 'open' || token.kind === 'empty') this.#begin(at, token);
    if (token.kind === 'text') this.#text(at, token.raw);
    if (token.kind === 'close' || token.kind === 'empty') this.#end(token.name);
  }

  #begin(at: number, { name, raw }: MarkupToken): void {
    this.#story.open(name, (wanted) => readAttribute(raw, wanted));
    this.#path.push(name);
    if (name === 'w:p') {
      const paragraph = { token: at, pieces: [], isFallback: false };
      this.#open.push(paragraph);
      this.paragraphs.push(paragraph);
    } else if (name === 'w:r') [this.#run, this.#look] = [at, ''];
    else if (LOOKS.test(name) && this.#path.at(-2) === 'w:rPr' && this.#path.at(-3) === 'w:r')
      this.#look += raw;
    else if (name === 'mc:Fallback') this.#fallbacks++;
    this.#fields.open(name, raw);
    if (this.#told === '') return;
    const fixed = name === HYPHEN ? 'removable' : NOTE.test(name) ? 'mark' : 'needed';
    this.#add({ token: at, text: this.#told, run: this.#run, look: this.#look, fixed });
  }

  #text(at: number, raw: string): void {
    const text = decodeText(raw);
    const parent = this.#path.at(-1);
    this.#story.text(text);
    if (parent === 'w:instrText') this.#fields.instruct(text);
    const isUnread = this.#told === '' && this.#fallbacks > 0 && parent === 'w:t';
    if (this.#told === '' && !isUnread) return;
    const paragraph = this.#open.at(-1);
    if (isUnread && paragraph) paragraph.isFallback = true;
    // What the reader left out of it has no place in the text.
    const isWhole = isUnread || this.#told.length === text.length;
    const isPlain = parent === 'w:t' && isWhole && !this.#fields.isComputed;
    this.#add({
      token: at,
      text: isWhole ? text : this.#told,
      run: this.#run,
      look: this.#look,
      ...(!isPlain && { fixed: 'needed' as const }),
    });
  }

  #end(name: string): void {
    this.#story.close(name);
    this.#path.pop();
    this.#fields.close(name);
    if (name === 'w:p') this.#open.pop();
    else if (name === 'mc:Fallback') this.#fallbacks--;
  }

  #add(piece: Piece): void {
    this.#open.at(-1)?.pieces.push(piece);
  }
}
