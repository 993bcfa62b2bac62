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
