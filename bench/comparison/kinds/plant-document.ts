import type { Page, PageState } from '@recto/core/document';
import type { Harness, Planted } from '@recto/testing/comparison';

/** A word of a made document. A word of the other version with its id is the same word, whatever is printed of it. */
export interface PlantedWord {
  readonly id: number;
  readonly text: string;
}
/** A row of cells; a paragraph has one. */
export type PlantedLine = readonly (readonly PlantedWord[])[];

/** What is known of each scoring token, as the harness' scorer reads it. */
interface TokenTruth {
  readonly k: 'kept' | 'moved' | 'del' | 'ins';
  /** The same word on the other side, or -1. */
  readonly m: number;
}

export interface MadeCase {
  readonly left: readonly Page[];
  readonly right: readonly Page[];
  readonly truth: Planted['truth'];
}

export interface Version {
  readonly lines: readonly PlantedLine[];
  /** In characters, of paragraphs. */
  readonly width: number;
  readonly state?: PageState;
}

let lastId = 0;
export const toWord = (text: string): PlantedWord => ({ id: ++lastId, text });
export const toCell = (text: string): PlantedWord[] =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(toWord);

interface Rendered {
  readonly pages: readonly Page[];
  /** Of each scoring token, which part of which word it is. */
  readonly tokens: readonly string[];
}

/** Paragraphs are wrapped and parted by blank lines; the rows of a table are lines with tabs between their cells. */
function render({ tokenize }: Harness, { lines, width, state = 'text' }: Version): Rendered {
  const texts: string[] = [];
  const tokens: string[] = [];
  for (const cells of lines) {
    const words = cells.flat();
    for (const { id, text } of words) tokens.push(...tokenize(text).t.map((_, at) => `${id}.${at}`));
    if (cells.length > 1) texts.push(cells.map((cell) => cell.map(({ text }) => text).join(' ')).join('\t'));
    else texts.push(...wrap(words, width), '');
  }
  const page = { number: 1, width: 0, height: 0, state, lines: texts.map((text) => ({ text, words: [] })) };
  return { pages: [page], tokens };
}

function wrap(words: readonly PlantedWord[], width: number): string[] {
  const lines: string[] = [];
  let open = '';
  for (const { text } of words) {
    if (open !== '' && open.length + 1 + text.length > width) {
      lines.push(open);
      open = '';
    }
    open = open === '' ? text : `${open} ${text}`;
  }
  return open === '' ? lines : [...lines, open];
}

/** Two versions of a document, and what became of each token. */
export function makeCase(
  harness: Harness,
  left: Version,
  right: Version,
  isMoved: (id: number) => boolean = () => false,
): MadeCase {
  const [a, b] = [render(harness, left), render(harness, right)];
  const toTruth = (own: readonly string[], other: readonly string[], lost: 'del' | 'ins'): TokenTruth[] => {
    const positions = new Map(other.map((token, at) => [token, at]));
    return own.map((token) => {
      const m = positions.get(token) ?? -1;
      return { k: m < 0 ? lost : isMoved(Number.parseInt(token, 10)) ? 'moved' : 'kept', m };
    });
  };
  const truth = { a: toTruth(a.tokens, b.tokens, 'del'), b: toTruth(b.tokens, a.tokens, 'ins'), edits: [] };
  return { left: a.pages, right: b.pages, truth };
}
