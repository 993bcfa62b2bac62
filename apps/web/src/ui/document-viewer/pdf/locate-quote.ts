import { mergeLines } from '#ui/document-viewer/frame/geometry.ts';
import type { PageBox } from '#ui/document-viewer/frame/types.ts';

interface Position {
  readonly run: number;
  readonly offset: number;
}

interface QuoteRange {
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
}

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** Where a quote stands in the text runs of a page, comparing letters and digits only; null when it does not. */
export function findQuote(runs: readonly string[], quote: string): QuoteRange | null {
  const wanted = fold(quote);
  if (wanted === '') return null;
  let text = '';
  const positions: Position[] = [];
  runs.forEach((run, index) => {
    let offset = 0;
    for (const character of run) {
      const folded = fold(character);
      text += folded;
      for (let unit = 0; unit < folded.length; unit++) positions.push({ run: index, offset });
      offset += character.length;
    }
  });
  const at = text.indexOf(wanted);
  const start = positions[at];
  const last = positions[at + wanted.length - 1];
  if (!start || !last) return null;
  return {
    start,
    end: { run: last.run, offset: last.offset + characterLength(runs[last.run], last.offset) },
  };
}

function fold(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFKC').toLowerCase())
    if (LETTER_OR_DIGIT.test(character)) folded += character;
  return folded;
}

function characterLength(run: string | undefined, offset: number): number {
  return (run?.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

/** The boxes of a quote on a page whose text lies in `runs`, as fractions of `sheet`; empty when it is not there. */
export function locateQuote(sheet: HTMLElement, runs: readonly HTMLElement[], quote: string): PageBox[] {
  const found = findQuote(
    runs.map((run) => run.textContent ?? ''),
    quote,
  );
  const first = found && runs[found.start.run]?.firstChild;
  const last = found && runs[found.end.run]?.firstChild;
  if (!first || !last) return [];
  const range = document.createRange();
  range.setStart(first, found.start.offset);
  range.setEnd(last, found.end.offset);
  const page = sheet.getBoundingClientRect();
  const boxes = [...range.getClientRects()]
    .filter((rect) => rect.width > 0 && rect.height > 0)
    .map((rect) => ({
      x: (rect.left - page.left) / page.width,
      y: (rect.top - page.top) / page.height,
      width: rect.width / page.width,
      height: rect.height / page.height,
    }));
  return mergeLines(boxes);
}
