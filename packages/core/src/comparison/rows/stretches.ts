import type { ComparedSide } from '../compare.ts';
import { firstAtOrAfter } from '../partition-point.ts';

/** Tokens `start` to `end` of a side, and the characters `from` to `to` that are shown with them. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Lines of a side; null for none. */
export function stretchOf(
  { starts, lineStarts, text }: ComparedSide,
  firstLine: number,
  endLine: number,
): Stretch | null {
  if (endLine <= firstLine) return null;
  const from = lineStarts[firstLine] ?? 0;
  const to = Math.min(lineStarts[endLine] ?? text.length, text.length);
  return { start: firstAtOrAfter(starts, from), end: firstAtOrAfter(starts, to), from, to };
}

/** Divides a stretch before a token; a part without tokens is null, and its characters go to the other one. */
export function cutBefore(
  { starts, lineOf, lineStarts }: ComparedSide,
  stretch: Stretch | null,
  token: number,
): readonly [Stretch | null, Stretch | null] {
  if (stretch === null || token <= stretch.start) return [null, stretch];
  if (token >= stretch.end) return [stretch, null];
  const isFirstOfLine = lineOf[token - 1] !== lineOf[token];
  const at = (isFirstOfLine ? lineStarts[lineOf[token] ?? 0] : starts[token]) ?? stretch.to;
  return [
    { ...stretch, end: token, to: at },
    { ...stretch, start: token, from: at },
  ];
}
