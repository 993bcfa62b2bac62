import type { Span } from '@recto/contract/questions';

export interface TextPiece {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly words: string;
  readonly isInside: boolean;
}

/** Cuts a text where spans begin and end; a span outside of the text marks nothing. */
export function splitBySpans(text: string, spans: readonly Span[]): TextPiece[] {
  const inside = spans.filter(({ start, end }) => start < end && end <= text.length);
  const ends = inside.flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      words: text.slice(start, end),
      isInside: inside.some((span) => span.start <= start && end <= span.end),
    };
  });
}
