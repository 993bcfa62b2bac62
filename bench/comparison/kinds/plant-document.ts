import type { Page, PageState } from '@recto/core/document';
import type { Harness, Planted } from '@recto/testing/comparison';

/** A word of a made document. A word of the other version with its id is the same word, whatever is printed of it. */
export interface PlantedWord {
  readonly id: number;
  readonly text: string;
  /** No space stands before it, as before a full stop, and between words of scripts without spaces. */
  readonly isGlued?: boolean;
}
/** A row of cells; a paragraph has one. */
export type PlantedLine = readonly (readonly PlantedWord[])[];

/** What is known of each scoring token, as the harness' scorer reads it. */
interface TokenTruth {
  readonly k: 'kept' | 'moved' | 'del' | 'ins' | 'furn';
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
  /** Pages of so many lines, each with a head and a foot; without it all is one page. */
  readonly paged?: { readonly lines: number; readonly head: string; readonly foot: string };
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
  /** Of each scoring token, which part of which word it is; empty for those of heads and feet. */
  readonly tokens: readonly string[];
}

interface PrintedLine {
  readonly text: string;
  readonly words: readonly PlantedWord[];
}

/** Paragraphs are wrapped and parted by blank lines; the rows of a table are lines with tabs between their cells. */
function printLines({ lines, width }: Version): PrintedLine[] {
  return lines.flatMap((cells) =>
    cells.length > 1
      ? [{ text: cells.map(joinWords).join('\t'), words: cells.flat() }]
      : [...wrap(cells.flat(), width), { text: '', words: [] }],
  );
}

export const joinWords = (words: readonly PlantedWord[]) =>
  words.map(({ text, isGlued = false }, at) => (at === 0 || isGlued ? text : ` ${text}`)).join('');

function render({ tokenize }: Harness, version: Version): Rendered {
  const { state = 'text', paged } = version;
  const printed = printLines(version);
  const perPage = paged?.lines ?? printed.length;
  const pages: Page[] = [];
  const tokens: string[] = [];
  for (let from = 0; from < printed.length; from += perPage) {
    const body = printed.slice(from, from + perPage);
    const number = pages.length + 1;
    const head = paged ? [paged.head, ''] : [];
    const foot = paged ? ['', `${paged.foot} ${number}`] : [];
    const skipTokens = (texts: readonly string[]) =>
      tokens.push(...texts.flatMap((text) => tokenize(text).t.map(() => '')));
    skipTokens(head);
    for (const { id, text } of body.flatMap(({ words }) => words))
      tokens.push(...tokenize(text).t.map((_, at) => `${id}.${at}`));
    skipTokens(foot);
    const lines = [...head, ...body.map(({ text }) => text), ...foot].map((text) => ({ text, words: [] }));
    pages.push({ number, width: 0, height: 0, state, lines });
  }
  return { pages, tokens };
}

/** A line may end before a word with a space, and before one of a script without spaces unless it is a mark. */
const canBreakBefore = ({ text, isGlued = false }: PlantedWord) =>
  !isGlued || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

function wrap(words: readonly PlantedWord[], width: number): PrintedLine[] {
  const lines: PlantedWord[][] = [];
  let open: PlantedWord[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    while (end < words.length && !canBreakBefore(words[end] as PlantedWord)) end++;
    const chunk = words.slice(at, end);
    if (open.length > 0 && joinWords([...open, ...chunk]).length > width) {
      lines.push(open);
      open = [];
    }
    open.push(...chunk);
    at = end;
  }
  return [...lines, open]
    .filter((line) => line.length > 0)
    .map((line) => ({ text: joinWords(line), words: line }));
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
      if (token === '') return { k: 'furn', m: -1 };
      const m = positions.get(token) ?? -1;
      return { k: m < 0 ? lost : isMoved(Number.parseInt(token, 10)) ? 'moved' : 'kept', m };
    });
  };
  const truth = { a: toTruth(a.tokens, b.tokens, 'del'), b: toTruth(b.tokens, a.tokens, 'ins'), edits: [] };
  return { left: a.pages, right: b.pages, truth };
}
