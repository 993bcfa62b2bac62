import type { Span } from '@recto/contract/questions';
import { splitBySpans } from '#features/chat/split-by-spans.ts';

interface EmphasisProps {
  readonly text: string;
  /** Offsets into `text`. */
  readonly spans: readonly Span[];
  /** The part of `text` that is shown. */
  readonly from: number;
  readonly to: number;
}

/** A part of a claim, with the words that answer in bold. */
export function Emphasis({ text, spans, from, to }: EmphasisProps) {
  const within = spans
    .filter(({ end }) => end <= text.length)
    .map(({ start, end }) => ({ start: Math.max(start, from) - from, end: Math.min(end, to) - from }))
    .filter(({ start, end }) => start < end);
  return splitBySpans(text.slice(from, to), within).map(({ start, words, isInside }) =>
    isInside ? (
      <strong key={start} className="font-[650]">
        {words}
      </strong>
    ) : (
      <span key={start}>{words}</span>
    ),
  );
}
