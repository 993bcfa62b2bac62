import { type ComparedSide, compare } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import type { Marked } from '@recto/testing/comparison';

const runningHeadsOf = ({ lineOf, isFurniture }: ComparedSide) =>
  Uint8Array.from(lineOf, (line) => isFurniture[line] ?? 0);

/** Our comparison in the words of the harness' scorer. */
export function compareToMarks(earlier: readonly Page[], later: readonly Page[]): Marked {
  const { left, right } = compare(earlier, later);
  return {
    fa: left.partners,
    fb: right.partners,
    mva: left.moves,
    mvb: right.moves,
    furnA: runningHeadsOf(left),
    furnB: runningHeadsOf(right),
  };
}
