export interface TextPiece {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly words: string;
  readonly isQuote: boolean;
}

/**
 * Cuts a text where quotes begin and end. A quote has its white space collapsed, and an end-of-line hyphen in the text is
 * a hyphen in the quote too; a quote that does not stand in the text marks nothing.
 */
export function splitByQuotes(text: string, quotes: readonly string[]): TextPiece[] {
  const found = quotes.map((quote) => findQuote(text, quote)).filter((range) => range !== null);
  const cuts = [...new Set([0, ...found.flat(), text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      words: text.slice(start, end),
      isQuote: found.some(([from, to]) => from <= start && end <= to),
    };
  });
}

function findQuote(text: string, quote: string): [from: number, to: number] | null {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0 || words[0] === '') return null;
  const match = new RegExp(words.join('\\s+'), 'u').exec(text);
  return match && [match.index, match.index + match[0].length];
}
