import { html } from '#kernel/html.ts';

/** A row of both texts as it is written, and the text that it says. */
export interface WrittenRow {
  readonly markup: string;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Unchanged rows lie in a fold that opens, or only their number is told: for programs that know no folds. */
export type FoldMode = 'fold' | 'count';

/** Fewer are shown. */
const MIN_FOLDED = 3;
/** More are several folds, so that no text has to be held whole. */
const MAX_FOLDED = 2_000;
const NUMBER = /^\s*(?:§\s*)?(\d+(?:\.\d+)+|\d+(?=[.)]))[.)]?\s/u;
const MAX_HEADING = 80;
const HEADING = /^\s*(?:§\s*)?\d+(?:\.\d+)*[.)]?\s+\p{Lu}[^.;:]*$/u;

/** Puts away what follows each other unchanged; the last heading before a change stays in sight. */
export async function* foldUnchanged(
  rows: AsyncIterable<readonly WrittenRow[]>,
  mode: FoldMode,
): AsyncGenerator<string> {
  let same: WrittenRow[] = [];
  for await (const part of rows) {
    const written: string[] = [];
    for (const row of part) {
      if (row.isMarked) {
        written.push(...foldBeforeChange(same, mode), row.markup);
        same = [];
      } else if (row.markup !== '') same.push(row);
      if (same.length >= MAX_FOLDED) {
        written.push(foldOf(same, mode));
        same = [];
      }
    }
    yield written.join('');
  }
  yield foldOf(same, mode);
}

function foldBeforeChange(rows: readonly WrittenRow[], mode: FoldMode): string[] {
  const heading = rows.findLastIndex(({ text }) => text.trim().length <= MAX_HEADING && HEADING.test(text));
  if (heading < 0 || rows.length < MIN_FOLDED) return [foldOf(rows, mode)];
  return [
    foldOf(rows.slice(0, heading), mode),
    rows[heading]?.markup ?? '',
    foldOf(rows.slice(heading + 1), mode),
  ];
}

function foldOf(rows: readonly WrittenRow[], mode: FoldMode): string {
  const markup = rows.map((row) => row.markup).join('');
  if (rows.length < MIN_FOLDED) return markup;
  const label = labelOf(rows);
  if (mode === 'count') return html`<p class="same">${label}</p>\n`.source;
  return `${html`<details class="same"><summary>${label}</summary>`.source}\n${markup}</details>\n`;
}

/** The clauses from the first to the last, where lines begin with their numbers. */
function labelOf(rows: readonly WrittenRow[]): string {
  const numbers = rows.flatMap(({ text }) => NUMBER.exec(text)?.[1] ?? []);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const lines = `${rows.length.toLocaleString('en-US')} lines`;
  if (first === undefined || last === undefined) return `${lines} unchanged`;
  if (first === last) return `${first} unchanged · ${lines}`;
  return `${first} ${numbers.length === 2 ? 'and' : 'to'} ${last} unchanged · ${lines}`;
}
